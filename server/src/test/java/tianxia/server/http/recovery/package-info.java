/// Servers that are killed, or whose data is copied, while games are played on them.
@NullMarked
package tianxia.server.http.recovery;

import org.jspecify.annotations.NullMarked;
