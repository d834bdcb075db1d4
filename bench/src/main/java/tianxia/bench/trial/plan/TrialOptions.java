package tianxia.bench.trial.plan;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What to try, from arguments `--NAME VALUE` and, after `--`, the command that serves; after a
/// second `--` that of another version.
///
/// @param nodes how many processes
/// @param cluster whether they are told of each other; without, each believes it is alone
/// @param tables at the same time, with two players each
/// @param kills how many nodes are killed with SIGKILL
/// @param each how often every other fault occurs
/// @param faults those that may occur
/// @param minutes after which no more faults occur; 0: all of them do
/// @param rate moves per second of all players together; 0: as fast as it goes
/// @param patienceMillis how long a player waits for an answer before it tries another node
/// @param store the address of a database, empty for one of its own
/// @param durable whether the database of its own waits for its disk
/// @param folder for logs and the database's files
/// @param server the command
/// @param next that of the version to which nodes are upgraded; empty if there is none
public record TrialOptions(
    int nodes,
    boolean cluster,
    int tables,
    int kills,
    int each,
    int minutes,
    List<Fault> faults,
    List<String> games,
    int rate,
    int patienceMillis,
    long seed,
    Optional<String> store,
    boolean durable,
    Path folder,
    List<String> server,
    List<String> next) {

  static final String USAGE =
      """
      Usage: trial [--NAME VALUE…] -- COMMAND… [-- NEXT…]
      COMMAND starts a node ("serve"), to which --port, --store, --cluster and the like are added.
      NEXT is that of another version, for the fault "upgrade".
        --nodes 3           processes
        --cluster true      false: nodes that know nothing of each other, on one database
        --tables 200        at the same time, with two players each
        --kills 30          nodes that are killed with SIGKILL, half of them the oldest
        --each 3            how often every other fault occurs
        --minutes 0         after which no more faults occur; 0: all of them do
        --faults all        those that may occur, with commas between them:
                            %s
        --games all         contrees,qin,pagoda,sun-tzu
        --rate 0            moves per second of all players together; 0: as fast as it goes
        --patience 4000     milliseconds that a player waits before it tries another node
        --seed              of the players' choices and of the order of the faults; default: the time
        --store             a PostgreSQL to use, postgresql://host:port/database, with an empty
                            database; user and password as for "serve". Default: one of its own
        --durable true      false: its own PostgreSQL does not wait for the disk
        --folder            for logs and the database's files; emptied before
      """
          .formatted(String.join(",", Arrays.stream(Fault.values()).map(Fault::id).toList()));

  public static TrialOptions of(List<String> arguments) {
    int command = arguments.indexOf("--");
    if (command < 0 || command == arguments.size() - 1) {
      throw new IllegalArgumentException(USAGE);
    }
    Map<String, String> given = new TreeMap<>(defaults());
    for (int i = 0; i < command; i += 2) {
      String name = arguments.get(i).replaceFirst("^--", "");
      if (i + 1 == command || !given.containsKey(name)) {
        throw new IllegalArgumentException(arguments.get(i) + "\n" + USAGE);
      }
      given.put(name, arguments.get(i + 1));
    }
    List<String> commands = List.copyOf(arguments.subList(command + 1, arguments.size()));
    int next = commands.indexOf("--");
    return new TrialOptions(
        number(given, "nodes"),
        text(given, "cluster").equals("true"),
        number(given, "tables"),
        number(given, "kills"),
        number(given, "each"),
        number(given, "minutes"),
        faults(text(given, "faults")),
        list(text(given, "games").replace("all", "contrees,qin,pagoda,sun-tzu")),
        number(given, "rate"),
        number(given, "patience"),
        text(given, "seed").isEmpty()
            ? System.currentTimeMillis()
            : Long.parseLong(text(given, "seed")),
        Optional.of(text(given, "store")).filter(address -> !address.isEmpty()),
        text(given, "durable").equals("true"),
        Path.of(text(given, "folder")),
        commands.subList(0, next < 0 ? commands.size() : next),
        next < 0 ? List.of() : commands.subList(next + 1, commands.size()));
  }

  private static Map<String, String> defaults() {
    return Map.ofEntries(
        Map.entry("nodes", "3"),
        Map.entry("cluster", "true"),
        Map.entry("tables", "200"),
        Map.entry("kills", "30"),
        Map.entry("each", "3"),
        Map.entry("minutes", "0"),
        Map.entry("faults", "all"),
        Map.entry("games", "all"),
        Map.entry("rate", "0"),
        Map.entry("patience", "4000"),
        Map.entry("seed", ""),
        Map.entry("store", ""),
        Map.entry("durable", "true"),
        Map.entry("folder", "target/trial"));
  }

  private static String text(Map<String, String> given, String name) {
    return given.getOrDefault(name, "");
  }

  private static int number(Map<String, String> given, String name) {
    return Integer.parseInt(text(given, name));
  }

  private static List<Fault> faults(String ids) {
    return ids.equals("all")
        ? List.of(Fault.values())
        : list(ids).stream().map(Fault::of).distinct().toList();
  }

  private static List<String> list(String text) {
    List<String> all = new ArrayList<>(Arrays.asList(text.split(",", -1)));
    all.removeIf(String::isEmpty);
    return List.copyOf(all);
  }
}
