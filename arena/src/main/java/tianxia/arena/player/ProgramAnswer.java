package tianxia.arena.player;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.Game;
import tianxia.kernel.Quoted;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;
import tianxia.kernel.json.JsonValue;

/// What a line of an external program says (docs/BOTS.md). It is not trusted: a line that says
/// nothing, or what is not legal, is a [Forfeit], with a reason in one short line.
public final class ProgramAnswer {
  private ProgramAnswer() {}

  /// That the program is ready for a game.
  ///
  /// @throws Forfeit if the line says anything else
  public static void checkReady(String line) {
    if (!type(parsed(line)).equals("ready")) {
      throw new Forfeit("not ready: " + ExternalProcess.shortened(line));
    }
  }

  /// The action that it chooses.
  ///
  /// @param forgotten what the seat knows of the position, in which it acts
  /// @throws Forfeit if the line is no choice, or that of an illegal action
  public static <S extends State<S>> int action(Game<S> game, S forgotten, int seat, String line) {
    JsonValue.Members message = parsed(line);
    if (!(type(message).equals("play")
        && message.get("actions") instanceof JsonValue.Elements(List<JsonValue> actions)
        && actions.size() == 1
        && actions.getFirst() instanceof JsonValue.Text(String notation))) {
      throw new Forfeit("not an answer: " + ExternalProcess.shortened(line));
    }
    Optional<Refusal> refusal = game.why(forgotten, seat, notation);
    if (refusal.isPresent()) {
      Refusal why = refusal.get();
      throw new Forfeit(
          "illegal: " + Quoted.of(notation) + ": " + why.clause() + " " + why.reason().code());
    }
    return game.read(forgotten, seat, notation);
  }

  private static JsonValue.Members parsed(String line) {
    try {
      if (JsonValue.parse(line) instanceof JsonValue.Members members) {
        return members;
      }
    } catch (IllegalArgumentException e) {
      // Reported below.
    }
    throw new Forfeit("not an answer: " + ExternalProcess.shortened(line));
  }

  private static String type(JsonValue.Members message) {
    return message.get("type") instanceof JsonValue.Text(String type) ? type : "";
  }
}
