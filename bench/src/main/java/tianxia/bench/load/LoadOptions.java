package tianxia.bench.load;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What to measure, from arguments `NAME=VALUE` and, after `--`, the command that serves.
///
/// @param game its id
/// @param options of the game, as JSON
/// @param tables at the same time
/// @param spectators at each table, without a part in it
/// @param reviews that somebody looks at at a time, in the mode reviews
/// @param rate moves per second of all players together; 0: as fast as it goes
/// @param warmUp seconds before the measurement
/// @param seconds of the measurement
/// @param json whether the results are printed as one JSON object
record LoadOptions(
    Mode mode,
    String game,
    String options,
    int tables,
    int spectators,
    int reviews,
    int rate,
    int warmUp,
    int seconds,
    long seed,
    boolean json,
    List<String> server) {

  /// What the clients do.
  enum Mode {
    /// Two players at each table play one game after the other.
    PLAYERS,
    /// All tables begin at the same time and play one game; the cost of a move by its number.
    GROWTH,
    /// Everybody joins and makes the first move at once.
    STAMPEDE,
    /// Sockets that watch tables, where nothing happens or, with a rate, one game is played.
    SPECTATORS,
    /// As PLAYERS, with and without reviews of finished games at the same time.
    REVIEWS
  }

  static final String USAGE =
      """
      Usage: load MODE [NAME=VALUE…] -- COMMAND…
      MODE is players, growth, stampede, spectators or reviews; COMMAND starts the server ("serve"), to which
      --port, --data and --limit are added.
        game=qin           contrees, qin, pagoda or sun-tzu
        options=           of the game: territory=ready,tiles=24
        tables=300         at the same time, with two players each
        spectators=20      at each table, in the mode spectators: with a rate they watch one game
        reviews=10         that are looked at at a time, in the mode reviews
        rate=0             moves per second of all players together; 0: as fast as it goes
        warm-up=20         seconds before the measurement
        seconds=30         of the measurement
        seed=1             of the players' choices
        json=false         whether to print JSON
      """;

  /// @throws IllegalArgumentException with a message for whoever gave the arguments
  static LoadOptions of(String... args) {
    List<String> all = Arrays.asList(args);
    int command = all.indexOf("--");
    if (command < 1 || command == all.size() - 1) {
      throw new IllegalArgumentException(USAGE);
    }
    Map<String, String> given = new TreeMap<>(defaults());
    for (String pair : all.subList(1, command)) {
      String[] parts = pair.split("=", 2);
      if (parts.length < 2 || !given.containsKey(parts[0])) {
        throw new IllegalArgumentException(pair + "\n" + USAGE);
      }
      given.put(parts[0], parts[1]);
    }
    return new LoadOptions(
        Mode.valueOf(all.getFirst().toUpperCase(Locale.ROOT)),
        text(given, "game"),
        json(text(given, "options")),
        number(given, "tables"),
        number(given, "spectators"),
        number(given, "reviews"),
        number(given, "rate"),
        number(given, "warm-up"),
        number(given, "seconds"),
        number(given, "seed"),
        text(given, "json").equals("true"),
        List.copyOf(all.subList(command + 1, all.size())));
  }

  private static Map<String, String> defaults() {
    return Map.of(
        "game", "qin",
        "options", "",
        "tables", "300",
        "spectators", "20",
        "reviews", "10",
        "rate", "0",
        "warm-up", "20",
        "seconds", "30",
        "seed", "1",
        "json", "false");
  }

  private static String text(Map<String, String> given, String name) {
    return given.getOrDefault(name, "");
  }

  private static int number(Map<String, String> given, String name) {
    return Integer.parseInt(text(given, name));
  }

  private static String json(String options) {
    return Arrays.stream(options.split(","))
        .filter(option -> !option.isEmpty())
        .map(option -> "\"" + option.replace("=", "\":\"") + "\"")
        .collect(Collectors.joining(",", "{", "}"));
  }
}
