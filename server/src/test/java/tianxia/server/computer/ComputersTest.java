package tianxia.server.computer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.search.Level;

/// How computers divide their time among requests.
class ComputersTest {
  private final Stage stage = new Stage();

  @AfterEach
  void close() {
    stage.close();
  }

  private void holdTheThread() throws InterruptedException {
    stage.ask("hold", Level.MASTER, Priority.PRESENT);
    stage.expect("begins hold");
  }

  private void release() throws InterruptedException {
    stage.let("hold");
    stage.expect("chooses hold");
  }

  @Test
  void whatIsQuickNeverWaitsBehindWhatIsSlow() throws InterruptedException {
    holdTheThread();
    stage.ask("slow", Level.HARD, Priority.PRESENT);
    stage.ask("easy", Level.EASY, Priority.AWAY);
    stage.through("easy");
    stage.ask("medium", Level.MEDIUM, Priority.AWAY);
    stage.through("medium");
    stage.ask("timed", Level.MASTER, Priority.AWAY, true);
    stage.through("timed");
    stage.quiet();
    release();
    stage.through("slow");
  }

  @Test
  void theMostUrgentGoesFirst() throws InterruptedException {
    holdTheThread();
    stage.ask("away", Level.MASTER, Priority.AWAY);
    stage.ask("watched", Level.MASTER, Priority.WATCHED);
    stage.ask("present", Level.MASTER, Priority.PRESENT);
    stage.ask("comes", Level.MASTER, Priority.AWAY);
    stage.becomes("comes", Priority.PRESENT);
    stage.let("hold");
    stage.expect("chooses hold");
    stage.through("present", "comes", "watched", "away");
  }

  @Test
  void whatIsLessUrgentGivesWayAndIsThoughtAboutWhollyAfterwards() throws InterruptedException {
    stage.ask("away", Level.MASTER, Priority.AWAY);
    stage.expect("begins away");
    stage.ask("present", Level.MASTER, Priority.PRESENT);
    stage.through("present");
    stage.expect("begins away");
    // A request of equal priority waits.
    stage.ask("other", Level.MASTER, Priority.AWAY);
    stage.quiet();
    stage.let("away");
    stage.expect("chooses away");
    stage.through("other");
    assertThat(stage.nanos("away")).isEqualTo(stage.nanos("present"));
  }

  @Test
  void whoeverComesInTheMeantimeHasWhatIsLessUrgentGiveWayToo() throws InterruptedException {
    stage.ask("watched", Level.MASTER, Priority.WATCHED);
    stage.expect("begins watched");
    stage.ask("away", Level.MASTER, Priority.AWAY);
    stage.becomes("away", Priority.PRESENT);
    stage.through("away");
    stage.through("watched");
  }

  @Test
  void givingWayHasAnEnd() throws InterruptedException {
    stage.ask("away", Level.MASTER, Priority.AWAY);
    stage.expect("begins away");
    for (int i = 1; i <= 3; i++) {
      stage.ask("present " + i, Level.MASTER, Priority.PRESENT);
      stage.through("present " + i);
      stage.expect("begins away");
    }
    // It answers with the best action found so far.
    stage.ask("present", Level.MASTER, Priority.PRESENT);
    stage.expect("chooses away");
    stage.through("present");
  }

  @Test
  void partiesAndTheirTablesTakeTurns() throws InterruptedException {
    holdTheThread();
    for (String name :
        new String[] {"a/1:1", "a/1:2", "a/2:1", "a/3:1", "b/1:1", "b/1:2", "c/1:1"}) {
      stage.ask(name, Level.MASTER, Priority.PRESENT);
    }
    release();
    stage.through("a/1:1", "b/1:1", "c/1:1", "a/2:1", "b/1:2");
    // New requests queue behind waiting ones.
    stage.let("a/3:1");
    stage.expect("begins a/3:1", "chooses a/3:1");
    stage.through("a/1:2");
  }

  @Test
  void onlyEqualsTakeOfOnesTime() throws InterruptedException {
    holdTheThread();
    long whole = stage.nanos("hold");
    for (int i = 0; i < 120; i++) {
      stage.ask("watched-" + i, Level.MASTER, Priority.WATCHED);
      stage.ask("flood/" + i, Level.MASTER, Priority.PRESENT);
    }
    stage.ask("person", Level.MASTER, Priority.PRESENT);
    release();
    stage.through("flood/0");
    // The flood's hundred and twenty tables are one party, so only its own share of time shrinks.
    assertThat(stage.nanos("flood/0")).isBetween(whole / 21, whole / 20);
    stage.let("person");
    stage.expect("begins person", "chooses person");
    assertThat(stage.nanos("person")).isEqualTo(whole / 2);
  }

  @Test
  void whatNobodyWaitsForIsNotThoughtAbout() throws InterruptedException {
    holdTheThread();
    stage.ask("left", Level.MASTER, Priority.WATCHED);
    stage.becomes("left", Priority.NONE);
    release();
    stage.expect("unwanted left");
    stage.ask("leaves", Level.MASTER, Priority.WATCHED);
    stage.expect("begins leaves");
    stage.becomes("leaves", Priority.NONE);
    stage.expect("unwanted leaves");
    stage.quiet();
  }

  @Test
  void ofTooManyTheLeastUrgentIsTurnedAway() throws InterruptedException {
    try (Stage small = new Stage(4)) {
      small.ask("hold", Level.MASTER, Priority.PRESENT);
      small.expect("begins hold");
      small.ask("a/1", Level.MASTER, Priority.AWAY);
      small.ask("flood/1", Level.MASTER, Priority.AWAY);
      small.ask("flood/2", Level.MASTER, Priority.AWAY);
      small.ask("b/1", Level.MASTER, Priority.AWAY);
      small.ask("c/1", Level.MASTER, Priority.PRESENT);
      small.expect("turned away flood/2");
      small.ask("flood/3", Level.MASTER, Priority.AWAY);
      small.expect("turned away flood/3");
      small.let("hold");
      small.expect("chooses hold");
      small.through("c/1", "a/1", "flood/1", "b/1");
    }
  }

  @Test
  void aThreadThatDiesIsReplacedAndNoQuestionIsLost() throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      stage.ask("fatal/" + i, Level.MASTER, Priority.PRESENT);
      stage.ask("waits/" + i, Level.MASTER, Priority.PRESENT);
      stage.expect("begins fatal/" + i, "fails fatal/" + i);
      stage.through("waits/" + i);
    }
  }
}
