package tianxia.arena.player;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Quoted;
import tianxia.kernel.State;
import tianxia.opponents.Opponents;
import tianxia.search.Bot;
import tianxia.search.Greedy;
import tianxia.search.Level;
import tianxia.search.tree.InformationSetSearch;

/// Players by name: `NAME` or `NAME:ARGUMENT`, followed by `@MS` for a time limit of its own. New
/// players are added here.
public final class Players {
  /// The possible names, for help and error messages.
  public static final String NAMES =
      "random, greedy, mcts, mcts:ITERATIONS, easy, medium, hard, master, exec:COMMAND";

  private static final char AT = '@';

  private Players() {}

  /// The result of looking up a name.
  public sealed interface Named {
    record Found(Entrant entrant) implements Named {}

    /// No such player.
    ///
    /// @param why in one line
    record Unknown(String why) implements Named {}
  }

  /// The player of this name.
  public static Named of(String spec) {
    int at = spec.lastIndexOf(AT);
    return at < 0 || spec.startsWith("exec:")
        ? untimed(spec)
        : switch (untimed(spec.substring(0, at))) {
          case Named.Found(Entrant entrant) -> timed(spec, entrant, spec.substring(at + 1));
          case Named.Unknown unknown -> unknown;
        };
  }

  private static Named timed(String spec, Entrant entrant, String millis) {
    if (!entrant.thinks()) {
      return unknown(spec, "it doesn't think, and takes no time");
    }
    return number(millis)
        .<Named>map(time -> new Named.Found(entrant.at(spec, TimeUnit.MILLISECONDS.toNanos(time))))
        .orElseGet(() -> unknown(spec, "milliseconds are a whole number from 1"));
  }

  private static Named untimed(String spec) {
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
    return new RandomBot<>();
  }

  private static <S extends State<S>> Bot<S> greedy(Game<S> game, Options options) {
    return new Greedy<>(game);
  }

  private static <S extends State<S>> Bot<S> generic(Game<S> game, Options options) {
    return new InformationSetSearch<>(InformationSetSearch.EXPLORATION);
  }

  /// A player that does not search.
  private static Named plain(String spec, Optional<String> argument, Entrant.Maker maker) {
    return argument.isPresent()
        ? unknown(spec, "it takes no argument")
        : new Named.Found(new Entrant(spec, ThinkingLimit.NONE, false, maker));
  }

  /// A search whose optional argument is its number of iterations per decision.
  private static Named search(String spec, Optional<String> argument, Entrant.Maker maker) {
    if (argument.isEmpty()) {
      return new Named.Found(new Entrant(spec, ThinkingLimit.NONE, true, maker));
    }
    return number(argument.get())
        .<Named>map(iterations ->
            new Named.Found(new Entrant(spec, ThinkingLimit.iterations(iterations), true, maker)))
        .orElseGet(() -> unknown(spec, "iterations are a whole number from 1"));
  }

  /// A positive integer.
  private static Optional<Integer> number(String text) {
    try {
      return Optional.of(Integer.parseInt(text)).filter(number -> number > 0);
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
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
    return new Named.Found(
        new Entrant(spec, ThinkingLimit.of(Opponents.effort(level)), true, maker));
  }

  private static Named external(String spec, Optional<String> argument) {
    if (argument.filter(command -> !command.isBlank()).isEmpty()) {
      return unknown(spec, "a command is needed: exec:COMMAND");
    }
    Entrant.Maker maker =
        new Entrant.Maker() {
          @Override
          public <S extends State<S>> Bot<S> bot(Game<S> game, Options options) {
            return new ExternalBot<>(argument.get(), game, options);
          }
        };
    return new Named.Found(new Entrant(spec, ThinkingLimit.NONE, false, maker));
  }

  private static Named unknown(String spec, String why) {
    return new Named.Unknown("player " + Quoted.of(spec) + ": " + why);
  }
}
