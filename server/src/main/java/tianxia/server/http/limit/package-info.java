/// Limits: what a host may set, and what each client is held to.
@NullMarked
package tianxia.server.http.limit;

import org.jspecify.annotations.NullMarked;
