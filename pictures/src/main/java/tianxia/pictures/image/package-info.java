/// Image files.
@NullMarked
package tianxia.pictures.image;

import org.jspecify.annotations.NullMarked;
