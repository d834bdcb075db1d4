package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.store.MemoryStore;
import tianxia.testkit.proof.Proves;

/// Secret orders of two seats at the same time. A seat's orders are sealed by one command,
/// atomically, and the seat can take them back until both have sealed.
class SealedOrdersTest {
  private static final String[] FIRST = War.first();
  private static final String[] SECOND = War.second();

  private final House house =
      new House(Games.CATALOGUE, new MemoryStore(), House.AT_RANDOM, Duration.ofMinutes(5));
  private final Party party = house.persons("sun-tzu", Map.of(), 2);

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  @Proves("SUN-7")
  void ordersAreTakenAllOrNone() {
    int before = party.frame(1).seq();
    Party.refused(party.play(1, "Xi:5", "Ti:1", "Qi:5", "Mo:2", "Ma:3"), "illegal");
    assertThat(party.frame(1).seq()).isEqualTo(before);
    assertThat(party.frame(0).view().text()).contains("\"orders\":[[],[]]");
    Party.done(party.play(1, FIRST));
    assertThat(party.frame(1).seq()).isEqualTo(before + 1);
    assertThat(party.frame(0).view().text())
        .contains("\"orders\":[[\"?\",\"?\",\"?\",\"?\",\"?\"],[]]");
  }

  @Test
  void sealedOrdersComeBackOneByOneUntilTheOtherHasSealed() {
    Party.done(party.play(1, FIRST));
    // However many orders the other seat has laid since, in one command or several.
    Party.done(party.play(2, SECOND[0]));
    Party.done(party.play(2, SECOND[1]));
    Party.done(party.play(2, SECOND[2], SECOND[3]));
    for (int left = 5; left > 0; left--) {
      assertThat(party.frame(1).can().back()).isTrue();
      Party.done(party.back(1));
      assertThat(party.frame(1).legal()).contains(FIRST[left - 1]);
    }
    assertThat(party.frame(1).can().back()).isFalse();
    assertThat(party.frame(2).can().back()).isTrue();
    assertThat(party.frame(2).view().text()).contains("\"orders\":[[],[\"1\",\"5\",\"2\",\"4\"]]");
    Party.done(party.play(1, FIRST));
    Party.done(party.back(2));
    Party.done(party.play(2, SECOND[3], SECOND[4]));
    assertThat(party.frame(0).view().text()).contains("\"dynasty\":1", "\"phase\":\"keep\"");
    for (int seat = 1; seat <= 2; seat++) {
      assertThat(party.frame(seat).can().back()).isFalse();
      assertThat(party.frame(seat).can().takeback()).isFalse();
    }
  }

  @Test
  void aStepBackThatComesAfterTheOtherHasSealedIsRefused() {
    Party.done(party.play(1, FIRST));
    int based = party.frame(1).seq();
    Party.done(party.play(2, SECOND));
    int after = party.frame(1).seq();
    Party.refused(party.send(1, new ClientMessage.Back("late", based)), "not-allowed");
    assertThat(party.frame(1).seq()).isEqualTo(after);
  }

  /// Otherwise the last order could be used to probe hidden cards: sent with an action that is
  /// legal only if the order reveals certain cards.
  @Test
  @Proves("GEN-4")
  void nothingCanBeSentAlongThatDependsOnWhatTheLastOrderUncovers() {
    Party.done(party.play(2, SECOND));
    for (String next : List.of("keep 9", "keep 7", "from Xi", "order Xi Ti Qi Mo Ma", "Xi:5")) {
      String[] actions = Arrays.copyOf(FIRST, 6);
      actions[5] = next;
      assertThat(party.play(1, actions).toString()).contains("index=Optional[5]", "GEN-6");
    }
    assertThat(party.frame(1).legal()).contains(FIRST[0]);
    Party.done(party.play(1, FIRST));
  }
}
