/// Search over any game of the kernel, under uncertainty.
@NullMarked
package tianxia.search;

import org.jspecify.annotations.NullMarked;
