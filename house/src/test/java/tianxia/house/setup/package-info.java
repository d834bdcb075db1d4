/// What the two commands do on a machine that lacks what they need.
@NullMarked
package tianxia.house.setup;

import org.jspecify.annotations.NullMarked;
