package tianxia.kernel.record;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Quoted;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;
import tianxia.kernel.words.Lines;

/// Reads the text form of a [GameRecord] and checks all of it: what is read can be replayed.
public final class RecordReader {

  /// The result of reading a text.
  public sealed interface Result {
    /// A valid record, and its game.
    record Read(GameRecord record, Game<?> game) implements Result {}

    /// A text that is not a valid record.
    ///
    /// @param line the line at fault, from 1
    /// @param refusal for an action that is not legal: why
    record Unreadable(int line, String reason, Optional<Refusal> refusal) implements Result {}
  }

  private final Catalogue catalogue;
  private final List<String> lines;

  private RecordReader(Catalogue catalogue, List<String> lines) {
    this.catalogue = catalogue;
    this.lines = lines;
  }

  public static Result read(Catalogue catalogue, String text) {
    RecordReader reader = new RecordReader(catalogue, Lines.of(text));
    try {
      return reader.read();
    } catch (RecordFault fault) {
      return new Result.Unreadable(fault.line, fault.reason, fault.refusal);
    }
  }

  private Result read() {
    HeaderLines header = new HeaderLines(catalogue);
    int at = 0;
    while (at < lines.size() && !lines.get(at).isEmpty()) {
      if (comment(at)) {
        header.remark(at + 1, lines.get(at));
      } else {
        header.accept(at + 1, lines.get(at));
      }
      at++;
    }
    Game<?> game = header.finish(at + 1);
    if (at == lines.size()) {
      throw new RecordFault(at + 1, "the empty line after the headers is missing");
    }
    return new Result.Read(body(game, header, at + 1), game);
  }

  private <S extends State<S>> GameRecord body(Game<S> game, HeaderLines header, int from) {
    Match<S> match = new Match<>(game, header.options());
    int result = 0;
    for (int at = from; at < lines.size(); at++) {
      String line = lines.get(at);
      if (comment(at)) {
        continue;
      }
      if (result != 0) {
        throw new RecordFault(at + 1, "nothing may follow the result");
      }
      if (line.startsWith("resign ")) {
        resign(match, at + 1, line);
      } else if (line.startsWith("result ")) {
        result = result(match, at + 1, line);
      } else {
        event(match, at + 1, line);
      }
    }
    return new GameRecord(
        game.id(),
        header.options(),
        header.headers(match.ply()),
        match.events(),
        match.resigned(),
        result);
  }

  private boolean comment(int at) {
    return lines.get(at).startsWith("#");
  }

  private static void resign(Match<?> match, int line, String text) {
    String seat = text.substring("resign ".length());
    if (!seat.equals("1") && !seat.equals("2")) {
      throw new RecordFault(line, "unknown seat " + Quoted.of(seat));
    }
    if (!match.resign(seat.charAt(0) - '0')) {
      throw new RecordFault(line, "resigning is not possible here");
    }
  }

  private static int result(Match<?> match, int line, String text) {
    StringBuilder right = new StringBuilder("result");
    Actors.list(match.winners()).forEach(seat -> right.append(' ').append(seat));
    if (match.winners() == 0) {
      throw new RecordFault(line, "a result, but the game is not over");
    }
    if (!text.contentEquals(right)) {
      throw new RecordFault(line, "the events give «" + right + "», not " + Quoted.of(text));
    }
    return match.winners();
  }

  private static void event(Match<?> match, int line, String text) {
    int space = text.indexOf(' ');
    if (space < 0) {
      throw new RecordFault(line, "not an event: " + Quoted.of(text));
    }
    int actor = actor(text.substring(0, space), match.seats());
    if (actor < 0) {
      throw new RecordFault(line, "unknown actor " + Quoted.of(text.substring(0, space)));
    }
    String action = text.substring(space + 1);
    if (match.play(actor, action) instanceof Match.Result.Refused(Refusal refusal)) {
      String reason = Quoted.of(text) + " is not legal (" + refusal.clause() + ")";
      throw new RecordFault(line, reason, Optional.of(refusal));
    }
  }

  private static int actor(String name, int seats) {
    if (name.equals("*")) {
      return 0;
    }
    int seat = name.length() == 1 ? name.charAt(0) - '0' : -1;
    return seat >= 1 && seat <= seats ? seat : -1;
  }
}
