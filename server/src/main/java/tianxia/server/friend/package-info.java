/// Friends by mutual wish, who is blocked, and challenges to a table.
@NullMarked
package tianxia.server.friend;

import org.jspecify.annotations.NullMarked;
