/// What is told of tournaments over HTTP.
@NullMarked
package tianxia.server.message.tournament;

import org.jspecify.annotations.NullMarked;
