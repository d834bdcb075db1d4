/// A small vector renderer: outlines, pens and paints on a canvas of pixels.
@NullMarked
package tianxia.pictures.vector;

import org.jspecify.annotations.NullMarked;
