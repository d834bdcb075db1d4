/// Tests of what is said.
@NullMarked
package tianxia.server.talk;

import org.jspecify.annotations.NullMarked;
