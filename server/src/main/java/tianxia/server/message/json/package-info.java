/// Messages to JSON and back.
@NullMarked
package tianxia.server.message.json;

import org.jspecify.annotations.NullMarked;
