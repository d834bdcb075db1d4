package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.fair.Share;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Answers.JoinAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.Joined;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;

/// A join with a client-chosen token can be repeated until an answer arrives.
class JoiningTest {
  private static final String OWN = "own-own-own-own-own-own-";
  private static final String OTHER = "other-other-other-other-";

  private final Forgetful store = new Forgetful();
  private final House house =
      new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, Duration.ofMinutes(5));

  @AfterEach
  void close() {
    house.close();
  }

  /// The host at seat 1, and two open seats.
  private Party open() {
    List<NewTable.SeatWish> seats =
        List.of(House.me(1), NewTable.Open.TO_ALL, NewTable.Open.TO_ALL);
    return house.party(House.wish("pebbles", Map.of("players", "3"), seats, 1));
  }

  private JoinAnswer join(Party party, Optional<Integer> seat, String token) {
    Join wish =
        new Join(
            seat,
            "Bo",
            Share.open(House.nonce(7)).commitment(),
            Optional.empty(),
            Optional.of(token));
    return house.tables().join(party.table(), party.made().invitation(), wish);
  }

  private static void taken(JoinAnswer answer) {
    assertThat(answer)
        .isInstanceOfSatisfying(Problem.class, p -> assertThat(p.code()).isEqualTo("taken"));
  }

  @Test
  void theSameWishIsAnsweredAsTheFirstTime() {
    Party party = open();
    JoinAnswer first = join(party, Optional.of(3), OWN);
    assertThat(first)
        .isInstanceOfSatisfying(
            Joined.class, j -> assertThat(List.of(j.seat(), j.token())).containsExactly(3, OWN));
    int seq = party.frame(1).seq();
    assertThat(join(party, Optional.of(3), OWN)).isEqualTo(first);
    assertThat(join(party, Optional.empty(), OWN)).isEqualTo(first);
    house.restart();
    assertThat(join(party, Optional.of(3), OWN)).isEqualTo(first);
    assertThat(party.frame(1).seq()).isEqualTo(seq);
    assertThat(((Joined) join(party, Optional.empty(), OTHER)).seat()).isEqualTo(2);
  }

  @Test
  void anAnswerThatWasLostAfterTheSeatWasWrittenLosesNothing() {
    Party party = open();
    store.forgetful = true;
    assertThat(join(party, Optional.of(2), OWN))
        .isInstanceOfSatisfying(Problem.class, p -> assertThat(p.code()).isEqualTo("unavailable"));
    store.forgetful = false;
    assertThat(join(party, Optional.of(2), OWN))
        .isInstanceOfSatisfying(Joined.class, j -> assertThat(j.seat()).isEqualTo(2));
    assertThat(house.tables().frame(party.table(), OWN))
        .isInstanceOfSatisfying(Frame.class, f -> assertThat(f.viewer()).isEqualTo(2));
  }

  @Test
  void aTokenThatOpensTheTableAlreadyTakesNoOtherSeat() {
    Party party = open();
    join(party, Optional.of(2), OWN);
    taken(join(party, Optional.of(3), OWN));
    for (String token : List.of(party.token(1), party.made().watch(), party.made().invitation())) {
      taken(join(party, Optional.of(3), token));
      taken(join(party, Optional.empty(), token));
    }
    assertThat(party.info().seats().get(2).kind()).isEqualTo("open");
  }

  @Test
  void anInvitationTellsNothingOnceAllSeatsAreTaken() {
    Party party = open();
    String invitation = party.made().invitation();
    assertThat(house.tables().info(party.table(), invitation)).isInstanceOf(TableInfo.class);
    JoinAnswer second = join(party, Optional.of(2), OWN);
    assertThat(house.tables().info(party.table(), invitation)).isInstanceOf(TableInfo.class);
    join(party, Optional.of(3), OTHER);
    full(house.tables().info(party.table(), invitation));
    full(join(party, Optional.empty(), "third-third-third-third-"));
    house.restart();
    full(house.tables().info(party.table(), invitation));
    // Players at the table are still let in, and a repeated join gets its original answer.
    assertThat(house.tables().info(party.table(), OWN)).isInstanceOf(TableInfo.class);
    assertThat(house.tables().info(party.table(), party.made().watch()))
        .isInstanceOf(TableInfo.class);
    assertThat(join(party, Optional.of(2), OWN))
        .isInstanceOfSatisfying(
            Joined.class, j -> assertThat(j.seat()).isEqualTo(((Joined) second).seat()));
  }

  private static void full(Object answer) {
    assertThat(answer).isEqualTo(new Problem(Problem.TAKEN, "all seats are taken"));
  }

  @Test
  void aSeatThatWasLeftIsNotTakenAgain() {
    Party party = open();
    join(party, Optional.of(2), OWN);
    join(party, Optional.of(3), OTHER);
    var leave = new tianxia.server.message.request.ClientMessage.Leave("l", party.frame(1).seq());
    Party.done(house.tables().command(party.table(), OWN, leave));
    taken(join(party, Optional.of(2), OWN));
  }

  @Test
  void whoMakesNoTokenIsGivenOne() {
    Party party = open();
    Joined guest = house.join(party);
    assertThat(guest.token()).hasSize(OWN.length());
    assertThat(house.tables().frame(party.table(), guest.token())).isInstanceOf(Frame.class);
  }

  /// A store whose process may end after a write, before anyone is told.
  private static final class Forgetful extends MemoryStore {
    private volatile boolean forgetful;

    @Override
    public synchronized void append(List<Row> rows, Waiting change, long at) {
      super.append(rows, change, at);
      if (forgetful) {
        throw new Store.Failure("the process has ended");
      }
    }
  }
}
