/// Text in the page's serif.
@NullMarked
package tianxia.pictures.text;

import org.jspecify.annotations.NullMarked;
