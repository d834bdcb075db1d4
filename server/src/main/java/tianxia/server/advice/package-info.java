/// Choices in words: what they do, and what is expected to follow.
@NullMarked
package tianxia.server.advice;

import org.jspecify.annotations.NullMarked;
