/// The HTTP interface: routes, answers, and who may call it.
@NullMarked
package tianxia.server.http.api;

import org.jspecify.annotations.NullMarked;
