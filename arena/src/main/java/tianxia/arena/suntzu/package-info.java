/// What can be measured in Sun Tzu alone: how far its mixed orders can be exploited.
@NullMarked
package tianxia.arena.suntzu;

import org.jspecify.annotations.NullMarked;
