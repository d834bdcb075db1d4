/// Pictures of tables for those who have a link alone: what a spectator may see, drawn on the
/// server.
@NullMarked
package tianxia.pictures;

import org.jspecify.annotations.NullMarked;
