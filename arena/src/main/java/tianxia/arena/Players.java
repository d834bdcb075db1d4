package tianxia.arena;

import java.util.Optional;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Quoted;
import tianxia.kernel.State;
import tianxia.opponents.Opponents;
import tianxia.search.Bot;
import tianxia.search.InformationSetSearch;
import tianxia.search.Level;

/// Who can play, by name: `NAME` or `NAME:ARGUMENT`. The one place where a player is added.
public final class Players {
  /// What can be written, for people.
  public static final String NAMES =
      "random, greedy, mcts, mcts:ITERATIONS, easy, medium, hard, master, exec:COMMAND";

  private Players() {}

  /// What comes of a name.
  public sealed interface Named {
    record Found(Entrant entrant) implements Named {}

    /// There is none of this name.
    ///
    /// @param why in a line
    record Unknown(String why) implements Named {}
  }

  /// The player of this name.
  public static Named of(String spec) {
    int colon = spec.indexOf(':');
    String name = colon < 0 ? spec : spec.substring(0, colon);
    Optional<String> argument =
        colon < 0 ? Optional.empty() : Optional.of(spec.substring(colon + 1));
    return switch (name) {
      case "random" -> plain(spec, argument, Players::random);
      case "greedy" -> plain(spec, argument, Players::greedy);
      case "exec" -> external(spec, argument);
      case "mcts" -> search(spec, argument, Players::generic);
      default ->
          Level.of(name)
              .map(level -> level(spec, argument, level))
              .orElseGet(() -> unknown(spec, "there are " + NAMES));
    };
  }

  private static <S extends State<S>> Bot<S> random(Game<S> game, Options options) {
    return new AnyLegal<>();
  }

  private static <S extends State<S>> Bot<S> greedy(Game<S> game, Options options) {
    return new Greedy<>(game);
  }

  private static <S extends State<S>> Bot<S> generic(Game<S> game, Options options) {
    return new InformationSetSearch<>(InformationSetSearch.EXPLORATION);
  }

  /// One that doesn't search.
  private static Named plain(String spec, Optional<String> argument, Entrant.Maker maker) {
    return argument.isPresent()
        ? unknown(spec, "it takes no argument")
        : new Named.Found(new Entrant(spec, Limit.NONE, false, maker));
  }

  /// A search whose argument, if it has one, is its iterations a decision.
  private static Named search(String spec, Optional<String> argument, Entrant.Maker maker) {
    if (argument.isEmpty()) {
      return new Named.Found(new Entrant(spec, Limit.NONE, true, maker));
    }
    try {
      int iterations = Integer.parseInt(argument.get());
      if (iterations > 0) {
        return new Named.Found(new Entrant(spec, Limit.iterations(iterations), true, maker));
      }
    } catch (NumberFormatException e) {
      // Told below, as is a number that is too small.
    }
    return unknown(spec, "iterations are a whole number from 1");
  }

  private static Named level(String spec, Optional<String> argument, Level level) {
    if (argument.isPresent()) {
      return unknown(spec, "it takes no argument");
    }
    Entrant.Maker maker =
        new Entrant.Maker() {
          @Override
          public <S extends State<S>> Bot<S> bot(Game<S> game, Options options) {
            return Opponents.of(game, level);
          }
        };
    return new Named.Found(new Entrant(spec, Limit.of(Opponents.effort(level)), true, maker));
  }

  private static Named external(String spec, Optional<String> argument) {
    if (argument.filter(command -> !command.isBlank()).isEmpty()) {
      return unknown(spec, "a command is needed: exec:COMMAND");
    }
    Entrant.Maker maker =
        new Entrant.Maker() {
          @Override
          public <S extends State<S>> Bot<S> bot(Game<S> game, Options options) {
            return new External<>(argument.get(), game, options);
          }
        };
    return new Named.Found(new Entrant(spec, Limit.NONE, false, maker));
  }

  private static Named unknown(String spec, String why) {
    return new Named.Unknown("player " + Quoted.of(spec) + ": " + why);
  }
}
