/// What the operator is shown, and the word to all players.
@NullMarked
package tianxia.server.message.operator;

import org.jspecify.annotations.NullMarked;
