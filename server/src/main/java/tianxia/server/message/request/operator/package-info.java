/// What only the operator may ask for.
@NullMarked
package tianxia.server.message.request.operator;

import org.jspecify.annotations.NullMarked;
