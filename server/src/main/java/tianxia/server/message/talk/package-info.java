/// What the operator is shown of what was said.
@NullMarked
package tianxia.server.message.talk;

import org.jspecify.annotations.NullMarked;
