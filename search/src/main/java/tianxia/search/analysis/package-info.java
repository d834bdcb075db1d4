/// What a position and its choices are worth to a seat, by what that seat knows, and what is
/// expected to follow.
@NullMarked
package tianxia.search.analysis;

import org.jspecify.annotations.NullMarked;
