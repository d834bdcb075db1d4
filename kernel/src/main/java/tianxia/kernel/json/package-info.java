/// JSON, read as values and written canonically.
@NullMarked
package tianxia.kernel.json;

import org.jspecify.annotations.NullMarked;
