/// Records of games as text, and traces made from them.
@NullMarked
package tianxia.kernel.record;

import org.jspecify.annotations.NullMarked;
