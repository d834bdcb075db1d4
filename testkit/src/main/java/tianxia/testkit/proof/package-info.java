/// Which tests prove which clauses of the rules.
@NullMarked
package tianxia.testkit.proof;

import org.jspecify.annotations.NullMarked;
