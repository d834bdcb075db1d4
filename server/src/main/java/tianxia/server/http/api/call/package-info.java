/// A call of the HTTP interface: who makes it, which route takes it, and how it is answered.
@NullMarked
package tianxia.server.http.api.call;

import org.jspecify.annotations.NullMarked;
