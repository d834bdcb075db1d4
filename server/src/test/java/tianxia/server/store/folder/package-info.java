@NullMarked
package tianxia.server.store.folder;

import org.jspecify.annotations.NullMarked;
