package tianxia.server.computer;

import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.Level;

/// Makes the bot that plays a game at a level.
@FunctionalInterface
public interface BotFactory {
  <S extends State<S>> Bot<S> of(Game<S> game, Level level);
}
