/// Clubs: who may do what in one, without I/O. What is done with it is in `club.desk`.
@NullMarked
package tianxia.server.club;

import org.jspecify.annotations.NullMarked;
