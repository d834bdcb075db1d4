package tianxia.house.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;
import tianxia.testkit.contract.GameContract;

/// At a random position each text is an action that is listed as legal, or refused with a reason;
/// what was refused has changed nothing.
///
/// The first four bytes choose game, options, the seed of the random game and how long it is.
final class NotationFuzz {
  private NotationFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length > 4) {
      String text = new String(data, 4, data.length - 4, StandardCharsets.UTF_8);
      judge(position(data), text);
    }
  }

  static Match<?> position(byte[] data) {
    List<Game<?>> games = List.copyOf(Games.CATALOGUE.games());
    Game<?> game = games.get(Byte.toUnsignedInt(data[0]) % games.size());
    List<Options> sets = GameContract.optionSets(game);
    Options options = sets.get(Byte.toUnsignedInt(data[1]) % sets.size());
    return Target.random(game, options, data[2], Byte.toUnsignedInt(data[3]));
  }

  private static <S extends State<S>> void judge(Match<S> match, String text) {
    // All seats, and chance: also those that are not to act.
    for (int actor = 0; actor <= match.seats(); actor++) {
      Optional<Refusal> why = match.why(actor, text);
      boolean acts = Actors.list(match.actors()).contains(actor);
      boolean listed = acts && match.legal(actor).contains(text);
      if (listed && why.isPresent()) {
        throw new IllegalStateException(text + " of " + actor + " is listed, and refused: " + why);
      }
      if (why.isEmpty() && !acts) {
        throw new IllegalStateException(text + " of " + actor + ", who is not to act, is legal");
      }
      Match<S> after = match.copy();
      boolean played = after.play(actor, text) instanceof Match.Result.Played;
      if (played != why.isEmpty()) {
        throw new IllegalStateException(text + " of " + actor + ": played " + played + ", " + why);
      }
      if (played) {
        String written = after.events().getLast().action();
        if (!match.legal(actor).contains(written)) {
          throw new IllegalStateException(
              text + " was played as " + written + ", which is not listed");
        }
      } else if (!after.events().equals(match.events()) || !after.view(1).equals(match.view(1))) {
        throw new IllegalStateException(text + " was refused, and changed something");
      }
    }
  }
}
