/// Drawing without a toolkit: outlines, pens and paints, onto a canvas of pixels.
@NullMarked
package tianxia.pictures.vector;

import org.jspecify.annotations.NullMarked;
