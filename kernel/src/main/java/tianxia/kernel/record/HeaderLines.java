package tianxia.kernel.record;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Quoted;

/// The header of a record, line by line as it is read.
final class HeaderLines {
  private static final int MAX_LENGTH = 200;

  private final Catalogue catalogue;
  private Optional<Game<?>> game = Optional.empty();
  private Optional<Integer> rules = Optional.empty();
  private int rulesLine;
  private boolean format;
  private int line;
  private final Set<String> seen = new HashSet<>();
  private final Map<String, String> options = new LinkedHashMap<>();
  private final Map<String, Integer> optionLines = new LinkedHashMap<>();
  private final Map<String, String> single = new LinkedHashMap<>();
  private final TreeMap<Integer, String> seats = new TreeMap<>();
  private final TreeMap<Integer, String> nonceCommitments = new TreeMap<>();
  private final TreeMap<Integer, String> nonces = new TreeMap<>();
  private final TreeMap<Integer, Integer> seatLines = new TreeMap<>();
  private Optional<GameRecord.Origin> from = Optional.empty();

  HeaderLines(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  void accept(int number, String text) {
    line = number;
    int space = text.indexOf(' ');
    String name = space < 0 ? text : text.substring(0, space);
    String value = space < 0 ? "" : text.substring(space + 1);
    if (!name.equals("seat")) {
      bounded(value);
    }
    if (!format) {
      format(text);
    } else if (game.isEmpty()) {
      game(name, value);
    } else {
      other(name, value);
    }
  }

  /// A comment among the headers: the first that says where the game plays on from counts, and the
  /// first that says by which rules it was played; all others say nothing.
  void remark(int number, String text) {
    from = from.or(() -> HeaderValues.origin(text));
    Optional<Integer> said = HeaderValues.rules(text);
    if (rules.isEmpty() && said.isPresent()) {
      rules = said;
      rulesLine = number;
      game = game.flatMap(offered -> played(offered.id()));
    }
  }

  /// The game by the rules of the record, or else as it is offered, until all is read.
  private Optional<Game<?>> played(String id) {
    return catalogue.game(id, rules.orElse(1)).or(() -> catalogue.game(id));
  }

  private void format(String text) {
    if (!text.equals("tianxia 1")) {
      throw fault("not a record: the first line is not «tianxia 1»");
    }
    format = true;
  }

  private void game(String name, String value) {
    if (!name.equals("game")) {
      throw fault("the second line is not «game …»");
    }
    game = played(value);
    if (game.isEmpty()) {
      throw fault("unknown game " + Quoted.of(value));
    }
  }

  private void other(String name, String value) {
    switch (name) {
      case "option" -> {
        String[] pair = pair(value);
        once("option " + pair[0]);
        options.put(pair[0], pair[1]);
        Optional<String> problem =
            Options.problem(game.orElseThrow().options(), Map.of(pair[0], pair[1]));
        if (problem.isPresent()) {
          throw fault(problem.get());
        }
        optionLines.put(pair[0], line);
      }
      case "seat" -> bySeat(name, value, seats);
      case "nonce" -> {
        bySeat(name, value, nonces);
        hexadecimal(pair(value)[1], 32);
      }
      case "nonce-commitment" -> {
        bySeat(name, value, nonceCommitments);
        hexadecimal(pair(value)[1], 64);
      }
      case "date" -> single(name, value, HeaderValues.isDate(value));
      case "series" -> single(name, value, HeaderValues.series(value).isPresent());
      case "table" -> single(name, value, !value.isEmpty());
      case "commitment", "secret" -> {
        hexadecimal(value, 64);
        single(name, value, true);
      }
      default -> throw fault("unknown header " + Quoted.of(name));
    }
  }

  /// The game, once all header lines are read.
  Game<?> finish(int number) {
    line = number;
    if (!format) {
      throw fault("not a record: it is empty");
    }
    Game<?> found = game.orElseThrow(() -> fault("the line «game …» is missing"));
    if (found.rulesVersion() != rules.orElse(1)) {
      throw new RecordFault(
          Math.max(rulesLine, 1),
          "played by version "
              + rules.orElse(1)
              + " of the rules, which this program does not have");
    }
    // Those above the comment were read as options of the game as it is offered.
    Options.problem(found.options(), options)
        .ifPresent(problem -> {
          throw fault(problem);
        });
    int count = found.seats(options());
    seatLines.forEach((seat, at) -> {
      if (seat > count) {
        throw new RecordFault(at, "there is no seat " + seat);
      }
    });
    return found;
  }

  Options options() {
    return Options.of(game.orElseThrow().options(), options);
  }

  /// @param events how many there are
  GameRecord.Headers headers(int events) {
    return new GameRecord.Headers(
        seats,
        Optional.ofNullable(single.get("date")),
        Optional.ofNullable(single.get("series")).flatMap(HeaderValues::series),
        Optional.ofNullable(single.get("table")),
        Optional.ofNullable(single.get("commitment")),
        nonceCommitments,
        nonces,
        Optional.ofNullable(single.get("secret")),
        from.filter(origin -> origin.ply() <= events));
  }

  private void single(String name, String value, boolean valid) {
    once(name);
    if (!valid) {
      throw fault("not a " + name + ": " + Quoted.of(value));
    }
    single.put(name, value);
  }

  private void bounded(String value) {
    if (value.codePointCount(0, value.length()) > MAX_LENGTH) {
      throw fault("a value of more than " + MAX_LENGTH + " characters");
    }
  }

  private void bySeat(String name, String value, Map<Integer, String> values) {
    String[] pair = pair(value);
    bounded(pair[1]);
    once(name + " " + pair[0]);
    int seat =
        HeaderValues.number(pair[0]).orElseThrow(() -> fault("unknown seat " + Quoted.of(pair[0])));
    values.put(seat, pair[1]);
    seatLines.putIfAbsent(seat, line);
  }

  private void once(String what) {
    if (!seen.add(what)) {
      throw fault("a second «" + what + "»");
    }
  }

  private String[] pair(String value) {
    int space = value.indexOf(' ');
    if (space < 1 || space == value.length() - 1) {
      throw fault("a name and a value are needed, not " + Quoted.of(value));
    }
    return new String[] {value.substring(0, space), value.substring(space + 1)};
  }

  private void hexadecimal(String value, int length) {
    if (!HeaderValues.isHexadecimal(value, length)) {
      throw fault(length + " hexadecimal digits are needed, not " + Quoted.of(value));
    }
  }

  private RecordFault fault(String reason) {
    return new RecordFault(line, reason);
  }
}
