package tianxia.server.table.leak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.search.Level;
import tianxia.server.fair.Share;
import tianxia.server.store.Entry;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.RandomLog;
import tianxia.server.table.War;
import tianxia.server.table.command.FirstRow;
import tianxia.server.table.state.Occupant;
import tianxia.testkit.proof.Proves;

/// Whatever warlord a seat holds, usable or not, the other seat gets the same frames at the same
/// moments, whether the first seat is a person with the same thinking times, a person who puts off
/// the same questions, or a computer. The tables share a secret, so that the draws do not differ.
class QuestionTwinsTest {
  private static final List<String> WARLORDS = List.of("feint", "reinforce", "remove", "march");

  /// The high card that seat 1 lays in Xinjiang, from those it is dealt; it leads to the feint's
  /// question.
  static final List<String> HIGH = List.of("Xi:7", "Xi:8", "Xi:9", "Xi:10");

  /// How seat 1 treats its questions, whatever it holds; it always declines in the end.
  enum Manner {
    /// All are put off to the end of the game.
    PUTS_OFF,
    /// Routine questions are put off; those that the cards lead to are answered.
    PUTS_THE_ROUTINE_OFF,
    /// Each is answered after a while.
    ANSWERS,
    /// It answers some, puts off an open one, and then asks to be asked again.
    CHANGES_ITS_MIND,
    COMPUTER
  }

  /// A case for seat 1.
  ///
  /// @param falls whether the server restarts in the middle of a question
  record Case(String warlord, Manner manner, boolean falls) {
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

  /// The frames that seat 2 is sent in the first dynasty, each with its time.
  private static List<String> seen(Case of) throws InterruptedException {
    Hourglass time = new Hourglass();
    Store store = new MemoryStore();
    Game<?> game = Games.CATALOGUE.game("sun-tzu").orElseThrow();
    store.append(List.of(FirstRow.of(RandomLog.TABLE, game, made(of.computer()), 0).row()));
    List<String> does = new ArrayList<>(HIGH);
    does.addAll(List.of(War.first()));
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
        persons.allowed(),
        List.of());
  }
}
