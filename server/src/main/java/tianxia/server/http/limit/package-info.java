/// Rate limits and quotas, and their settings.
@NullMarked
package tianxia.server.http.limit;

import org.jspecify.annotations.NullMarked;
