/// The JSON library as the server uses it.
@NullMarked
package tianxia.server.json;

import org.jspecify.annotations.NullMarked;
