package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Moment;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Level;
import tianxia.server.computer.Computers;
import tianxia.server.fair.Share;
import tianxia.server.message.ClientMessage;
import tianxia.server.message.Frame;
import tianxia.server.message.Messages;
import tianxia.server.message.Questions;
import tianxia.server.store.Entry;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.testkit.Proves;

/// Whatever warlord a seat holds, one that it could use or none: the other seat gets the same
/// frames at the same moments, be it a person who takes the same time over its answers, one who has
/// put the same questions off, or a computer. Tables with the same secret, so that nothing else can
/// differ.
class QuestionTwinsTest {
  private static final List<String> WARLORDS = List.of("feint", "reinforce", "remove", "march");

  /// What seat 1 lays in Xinjiang, of what it is dealt: there is a question about the feint.
  private static final List<String> HIGH = List.of("Xi:7", "Xi:8", "Xi:9", "Xi:10");

  /// What seat 1 does about its questions, whatever it holds; it always declines.
  enum Manner {
    /// All are put off, to the end.
    PUTS_OFF,
    /// Those that the cards lead to are answered.
    PUTS_THE_ROUTINE_OFF,
    /// Each is answered after a while.
    ANSWERS,
    /// It answers some, puts off what is open, and has itself asked again.
    CHANGES_ITS_MIND,
    COMPUTER
  }

  /// What seat 1 is and holds.
  ///
  /// @param falls whether the server falls in the middle of a question
  private record Case(String warlord, Manner manner, boolean falls) {
    boolean computer() {
      return manner == Manner.COMPUTER;
    }
  }

  @ParameterizedTest
  @EnumSource(Manner.class)
  @Proves({"SUN-26", "SUN-27", "GEN-4"})
  void nobodyCanTellWhatASeatHolds(Manner manner) throws InterruptedException {
    for (boolean falls : new boolean[] {false, true}) {
      Set<List<String>> all = new LinkedHashSet<>();
      for (String warlord : WARLORDS) {
        all.add(seen(new Case(warlord, manner, falls)));
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

  /// What seat 2 is sent in the first dynasty, each with the time at which it came.
  private static List<String> seen(Case of) throws InterruptedException {
    Hourglass time = new Hourglass();
    Store store = new MemoryStore();
    Game<?> game = Games.CATALOGUE.game("sun-tzu").orElseThrow();
    store.append(List.of(Seating.first(RandomLog.TABLE, game, made(of.computer()), 0).row()));
    List<String> does = new ArrayList<>(HIGH);
    does.addAll(List.of(War.FIRST));
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
        RandomLog.made(game, Options.of(game.options(), Map.of("warlords", "on")), 8L);
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
    private final RandomGenerator times = new Xoroshiro(5);
    private int commands;

    /// The ply of the question that is being thought over, and when it is answered.
    private int over = -1;

    private int due;

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
        switch (of.manner()) {
          case PUTS_OFF -> putOff(Moment.END);
          case PUTS_THE_ROUTINE_OFF -> putOff(Moment.ROUTINE);
          case ANSWERS, CHANGES_ITS_MIND, COMPUTER -> {}
        }
        String[] lays = War.FIRST.clone();
        List<String> legal = frame(1).legal();
        lays[0] = HIGH.stream().filter(legal::contains).findFirst().orElseThrow();
        play(1, lays);
      }
      play(2, War.SECOND);
    }

    private void putOff(int until) {
      send(1, new ClientMessage.PutOff("off" + ++commands, frame(1).seq(), until));
    }

    /// What seat 1 does at this moment, as its page lets it: it knows what it is asked and what it
    /// has put off, and takes as long over one answer as over another.
    private void person(int tenth) {
      Frame own = frame(1);
      boolean asked = own.legal().contains("pass") && own.actors().equals(List.of(1));
      int until = own.questions().map(Questions::until).orElse(0);
      boolean routine = own.view().text().contains("\"phase\":\"window\"");
      if (!asked || until == Moment.END || until == Moment.ROUTINE && routine) {
        return;
      }
      if (over != own.ply()) {
        over = own.ply();
        due = tenth + times.nextInt(12);
      } else if (tenth >= due) {
        boolean changes = of.manner() == Manner.CHANGES_ITS_MIND && times.nextBoolean();
        if (changes) {
          putOff(Moment.END);
          house.settle(RandomLog.TABLE, RandomLog.token(0));
          putOff(0);
        } else {
          play(1, "pass");
        }
      }
    }

    /// Passes the windows by, tenth of a second by tenth, and notes what seat 2 sees.
    List<String> dynasty(Computers.Players players) throws InterruptedException {
      send(2, new ClientMessage.PutOff("off2", frame(2).seq(), Moment.END));
      boolean fallen = !of.falls();
      for (int tenth = 0; tenth < 160; tenth++) {
        house.thoughtOver();
        if (!of.computer()) {
          person(tenth);
        }
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
      boolean asked = frame.view().text().matches(".*\"phase\":\"(window|feint)\".*");
      if (asked && (got.isEmpty() || !got.getLast().endsWith(now))) {
        got.add(tenth + " " + now);
      }
    }
  }
}
