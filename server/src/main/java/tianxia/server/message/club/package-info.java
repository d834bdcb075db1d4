/// What is told of clubs over HTTP, and what is asked of them.
@NullMarked
package tianxia.server.message.club;

import org.jspecify.annotations.NullMarked;
