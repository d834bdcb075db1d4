/// The folder with a server's data: locked by one, readable by its owner alone.
@NullMarked
package tianxia.server.store.folder;

import org.jspecify.annotations.NullMarked;
