@NullMarked
package tianxia.cli;

import org.jspecify.annotations.NullMarked;
