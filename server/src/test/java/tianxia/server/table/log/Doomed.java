package tianxia.server.table.log;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.House;
import tianxia.server.table.Tables;
import tianxia.server.table.node.LocalTables;

/// A process that plays games on a data folder until it is killed, and prints everything that it is
/// sent. Its input lists the existing tables, one line each with the table and its tokens, and ends
/// with `go`.
final class Doomed {
  /// Ends each line, so that a truncated line can be recognised.
  static final String END = " .";

  /// How often a table may be unavailable to a seat before that is told as a failure.
  private static final int LOOKS = 5;

  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private final Tables tables;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  private Doomed(Path folder) {
    tables =
        new LocalTables(
            SmallGames.CATALOGUE,
            new SqliteStore(DataFolder.open(folder), new Unbroken()),
            new Computers(1, House.AT_RANDOM));
  }

  public static void main(String[] arguments) throws IOException {
    Doomed doomed = new Doomed(Path.of(arguments[0]));
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    List<List<String>> standing = new ArrayList<>();
    for (String line = in.readLine(); line != null && !line.equals("go"); line = in.readLine()) {
      standing.add(List.of(line.split(" ")));
    }
    doomed.say("ready");
    standing.forEach(keys -> doomed.go(() -> doomed.play(keys)));
    for (String game : List.of("cards", "pebbles", "bids", "cards")) {
      doomed.go(() -> doomed.playOn(game));
    }
    // Runs until it is killed, or until the process that started it is gone.
    while (in.read() >= 0) {}
    Runtime.getRuntime().halt(1);
  }

  private void say(String line) {
    out.println(line + END);
  }

  private interface Play {
    void run() throws InterruptedException;
  }

  private void go(Play play) {
    threads.execute(() -> {
      try {
        play.run();
      } catch (InterruptedException | RuntimeException | Error e) {
        say("failed " + e);
      }
    });
  }

  /// Plays one game after another: two persons, and in every other game a computer at a third seat.
  private void playOn(String game) throws InterruptedException {
    for (int n = 0; ; n++) {
      boolean computer = n % 2 == 1;
      List<NewTable.SeatWish> seats = new ArrayList<>(List.of(House.me(1), House.me(2)));
      if (computer) {
        seats.add(new NewTable.Computer("easy"));
      }
      TableMade made =
          (TableMade)
              tables.make(
                  House.wish(game, Map.of("players", Integer.toString(seats.size())), seats, 1));
      List<String> keys =
          List.of(
              made.info().table(),
              made.tokens().getOrDefault("1", ""),
              made.tokens().getOrDefault("2", ""));
      say("made " + String.join(" ", keys));
      play(keys);
    }
  }

  /// Plays a game to its end for both persons, printing everything that either is shown.
  private void play(List<String> keys) throws InterruptedException {
    String table = keys.getFirst();
    go(() -> seat(table, keys.get(2), 2));
    seat(table, keys.get(1), 1);
  }

  /// Looks again where a table is not available now, as whoever is told so does: on a busy machine
  /// all tables at once may take longer to be read than one of them waits.
  private void seat(String table, String token, int seat) throws InterruptedException {
    for (int look = 1; !untilItsEnd(table, token, seat); look++) {
      if (look == LOOKS) {
        say("failed " + table + " is not available");
        return;
      }
    }
  }

  /// @return whether the game is over, or something else than a busy store was in the way
  private boolean untilItsEnd(String table, String token, int seat) throws InterruptedException {
    try (var stream = tables.subscribe(table, token, Optional.empty())) {
      List<String> events = new ArrayList<>();
      while (true) {
        ServerMessage message = stream.next();
        if (message instanceof ServerMessage.Failure failure) {
          if (failure.code().equals(Problem.UNAVAILABLE)) {
            return false;
          }
          say("failed " + failure);
          return true;
        }
        if (message instanceof Frame frame) {
          if (frame.whole()) {
            events.clear();
          }
          frame.events().forEach(e -> events.add(e.actor() + " " + e.action()));
          say("shown " + table + " " + seat + " " + frame.seq() + " " + String.join(",", events));
          if (frame.info().phase().equals("over")) {
            return true;
          }
          act(table, token, seat, frame);
        }
      }
    }
  }

  private void act(String table, String token, int seat, Frame frame) {
    if (frame.legal().isEmpty()) {
      return;
    }
    // Sometimes a player steps back first, so that the history is rewritten too.
    String id = "s" + seat + "-" + frame.seq();
    ClientMessage.Command command =
        frame.can().back() && frame.seq() % 5 == 0
            ? new ClientMessage.Back(id, frame.seq())
            : new ClientMessage.Play(
                id, frame.seq(), List.of(frame.legal().get(frame.seq() % frame.legal().size())));
    if (tables.command(table, token, command) instanceof Done done) {
      say("done " + table + " " + seat + " " + done.seq() + " " + done.id());
    }
  }
}
