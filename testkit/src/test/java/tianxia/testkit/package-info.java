@NullMarked
package tianxia.testkit;

import org.jspecify.annotations.NullMarked;
