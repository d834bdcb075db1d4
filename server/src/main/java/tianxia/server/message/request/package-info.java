/// What clients ask for, checked where it is made.
@NullMarked
package tianxia.server.message.request;

import org.jspecify.annotations.NullMarked;
