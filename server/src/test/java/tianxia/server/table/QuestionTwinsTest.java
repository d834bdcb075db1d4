package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Moment;
import tianxia.kernel.Options;
import tianxia.search.Level;
import tianxia.server.computer.Computers;
import tianxia.server.fair.Share;
import tianxia.server.message.ClientMessage;
import tianxia.server.message.Frame;
import tianxia.server.message.Messages;
import tianxia.server.store.Entry;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.testkit.Proves;

/// Whether a seat holds nothing that it could use, has put its questions off, or is a computer that
/// passes whatever it holds: the other seat gets the same frames at the same moments. Tables with
/// the same secret, so that nothing else can differ.
class QuestionTwinsTest {
  private static final List<String> WARLORDS = List.of("reinforce", "remove", "feint", "march");

  /// What seat 1 is and holds.
  ///
  /// @param putOff whether it has put its questions off, to the end
  /// @param falls whether the server falls in the middle of a pause
  private record Case(String warlord, boolean computer, boolean putOff, boolean falls) {}

  @Test
  @Proves({"SUN-26", "SUN-27", "GEN-4"})
  void whoCanDoNothingIsLikeOneWhoHasPutItOff() throws InterruptedException {
    for (boolean falls : new boolean[] {false, true}) {
      Set<List<String>> all = new LinkedHashSet<>();
      all.add(seen(new Case("feint", false, false, falls)));
      for (String warlord : WARLORDS) {
        all.add(seen(new Case(warlord, false, true, falls)));
      }
      same(all);
    }
  }

  private static void same(Set<List<String>> all) {
    List<String> first = all.iterator().next();
    assertThat(first).hasSizeGreaterThan(10);
    for (List<String> other : all) {
      for (int i = 0; i < Math.min(first.size(), other.size()); i++) {
        assertThat(other.get(i)).isEqualTo(first.get(i));
      }
      assertThat(other).hasSameSizeAs(first);
    }
  }

  @Test
  @Proves({"SUN-26", "SUN-27", "GEN-4"})
  void aComputerTakesTheSameTimeWhateverItHolds() throws InterruptedException {
    for (boolean falls : new boolean[] {false, true}) {
      Set<List<String>> all = new LinkedHashSet<>();
      for (String warlord : WARLORDS) {
        all.add(seen(new Case(warlord, true, false, falls)));
      }
      same(all);
    }
  }

  /// What seat 2 is sent in the first dynasty, each with the time at which it came.
  private static List<String> seen(Case of) throws InterruptedException {
    Hourglass time = new Hourglass();
    Store store = new MemoryStore();
    Game<?> game = Games.CATALOGUE.game("sun-tzu").orElseThrow();
    store.append(List.of(Seating.first(RandomLog.TABLE, game, made(of.computer()), 0).row()));
    List<String> does = new ArrayList<>(List.of(War.FIRST));
    does.addAll(List.of("choose " + of.warlord(), "pass"));
    try (House house = new House(Games.CATALOGUE, store, War.told(does), time)) {
      Asked asked = new Asked(house, time, of);
      asked.begin();
      return asked.dynasty(War.told(does));
    }
  }

  private static Entry.Made made(boolean computer) {
    Game<?> game = Games.CATALOGUE.game("sun-tzu").orElseThrow();
    Entry.Made persons =
        RandomLog.made(game, Options.of(game.options(), Map.of("warlords", "on")), 7L);
    List<Entry.Sitter> seats = new ArrayList<>(persons.seats());
    if (computer) {
      seats.set(0, new Occupant.Computer(Level.EASY, Share.NONE, Optional.empty()).sitter());
    }
    return new Entry.Made(
        persons.game(),
        persons.options(),
        seats,
        persons.secret(),
        persons.next(),
        persons.invitation(),
        persons.watch(),
        persons.series(),
        List.of());
  }

  /// The war of one case, from the other's side.
  private static final class Asked {
    private final House house;
    private final Hourglass time;
    private final Case of;
    private final List<String> got = new ArrayList<>();
    private int commands;

    Asked(House house, Hourglass time, Case of) {
      this.house = house;
      this.time = time;
      this.of = of;
    }

    private Frame frame(int seat) {
      return (Frame) house.tables().frame(RandomLog.TABLE, RandomLog.token(seat));
    }

    private void send(int seat, ClientMessage.Request request) {
      Party.done(house.tables().command(RandomLog.TABLE, RandomLog.token(seat), request));
    }

    private void play(int seat, String... actions) {
      String id = "c" + ++commands;
      send(seat, new ClientMessage.Play(id, frame(seat).seq(), List.of(actions)));
    }

    /// Both choose and lay, seat 1 first; a computer does it by itself.
    void begin() throws InterruptedException {
      if (of.computer()) {
        try (var stream =
            house.tables().subscribe(RandomLog.TABLE, RandomLog.token(2), Optional.empty())) {
          Streams.until(stream, frame -> frame.actors().equals(List.of(2)));
          play(2, "choose second-six");
          Streams.until(stream, frame -> frame.ply() >= 20 && frame.actors().equals(List.of(2)));
        }
      } else {
        play(1, "choose " + of.warlord());
        play(2, "choose second-six");
        if (of.putOff()) {
          send(1, new ClientMessage.PutOff("off", frame(1).seq(), Moment.END));
        }
        play(1, War.FIRST);
      }
      play(2, War.SECOND);
    }

    /// Passes the windows by, tenth of a second by tenth, and notes what seat 2 sees.
    List<String> dynasty(Computers.Players players) throws InterruptedException {
      send(2, new ClientMessage.PutOff("off2", frame(2).seq(), Moment.END));
      boolean fallen = !of.falls();
      for (int tenth = 0; tenth < 100; tenth++) {
        house.thoughtOver();
        note(tenth);
        time.pass(100);
        if (tenth == 13 && !fallen) {
          house.restart(players);
          frame(0);
          fallen = true;
        }
        house.settle(RandomLog.TABLE, RandomLog.token(0));
      }
      return got;
    }

    private void note(int tenth) {
      Frame frame = frame(2);
      String now = Messages.write(frame);
      // What is kept of the draw has no pause, and is not looked at here.
      boolean window = frame.view().text().contains("\"phase\":\"window\"");
      if (window && (got.isEmpty() || !got.getLast().endsWith(now))) {
        got.add(tenth + " " + now);
      }
    }
  }
}
