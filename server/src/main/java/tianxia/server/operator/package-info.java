/// What whoever runs the server sees of it and may do to it while it runs, behind a key of theirs.
@NullMarked
package tianxia.server.operator;

import org.jspecify.annotations.NullMarked;
