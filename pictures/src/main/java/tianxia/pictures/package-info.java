/// Pictures for previews of links: a spectator's view of a table, drawn on the server.
@NullMarked
package tianxia.pictures;

import org.jspecify.annotations.NullMarked;
