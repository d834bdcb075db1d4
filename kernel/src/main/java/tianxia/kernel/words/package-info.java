/// Sentences, from codes and parameters.
@NullMarked
package tianxia.kernel.words;

import org.jspecify.annotations.NullMarked;
