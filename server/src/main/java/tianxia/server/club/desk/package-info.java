/// Clubs as they are kept and shown: what people wish for, what comes of it, and what is told of
/// them. What may happen is said in `club`.
@NullMarked
package tianxia.server.club.desk;

import org.jspecify.annotations.NullMarked;
