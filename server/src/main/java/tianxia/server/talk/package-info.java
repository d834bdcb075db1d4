/// What is said at tables: its rooms, lines and words, the port to where they are kept, and what
/// whoever runs the server decides about them.
@NullMarked
package tianxia.server.talk;

import org.jspecify.annotations.NullMarked;
