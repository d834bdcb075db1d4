/// What members ask of their club.
@NullMarked
package tianxia.server.message.request.club;

import org.jspecify.annotations.NullMarked;
