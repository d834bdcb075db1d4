package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Chance;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.record.RecordReader;
import tianxia.server.fair.Draws;
import tianxia.server.fair.Secret;
import tianxia.server.fair.Verification;
import tianxia.server.message.Frame;
import tianxia.server.message.Joined;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.Entry;
import tianxia.server.store.MemoryStore;

/// A host that plays too: it reads the table's secret in its own store, sits down last, and tries
/// nonces until it likes the three tiles that it begins Qin with.
class GrindingTest {
  private static final int TABLES = 400;
  private static final int TRIES = 20_000;
  private static final String WANTED = "draw RR";

  /// What the bag holds before each of the first three draws, while all were the wanted tile. Three
  /// of them come with a chance of 12 · 11 · 10 / (72 · 71 · 70) = 0.0037.
  private static final List<List<Chance.Outcome>> BAGS = List.of(bag(12), bag(11), bag(10));

  private final long seed = ThreadLocalRandom.current().nextLong();
  private final Xoroshiro random = new Xoroshiro(seed);
  private final MemoryStore store = new MemoryStore();
  private final House house =
      new House(Games.CATALOGUE, store, House.AT_RANDOM, Duration.ofMinutes(5));

  @AfterEach
  void close() {
    house.close();
  }

  /// How it was at first: the other nonce stood in the store when the host chose its own. That none
  /// of 20,000 does has a chance of e⁻⁷³.
  @Test
  void whoKnowsAllElseFindsANonceThatItLikes() {
    for (int k = 0; k < 50; k++) {
      Secret secret = new Secret(nonce() + nonce());
      String guest = nonce();
      Optional<String> found = grind(secret, "T" + k, guest);
      assertThat(found).as("seed " + seed).isPresent();
      assertThat(liked(secret, "T" + k, found.orElseThrow(), guest)).isTrue();
    }
  }

  /// The host has its secret and the guest's commitment when it has to commit itself: whatever it
  /// takes the guest's nonce for, what comes is as likely as ever. Of 400 tables 1.5 are to be
  /// expected; that twelve or more are as it likes has a chance of 6 · 10⁻⁸ (a Poisson tail, which
  /// is above the binomial one).
  @Test
  void whoHasToCommitFirstFindsNone() {
    int liked = 0;
    for (int k = 0; k < TABLES; k++) {
      String guest = nonce();
      Party party = table(guest);
      Secret secret = secret(party);
      String own = grind(secret, party.table(), nonce()).orElseThrow();
      String token = sits(party, own);
      Party.done(house.reveal(party, party.token(2), guest));
      // Now it knows everything; but nothing else than what it has committed to is taken.
      String better = grind(secret, party.table(), guest).orElseThrow();
      Party.refused(house.reveal(party, token, better), "not-allowed");
      Party.done(house.reveal(party, token, own));
      boolean likes = hand(party, token).equals(List.of(WANTED, WANTED, WANTED));
      assertThat(likes).isEqualTo(liked(secret, party.table(), own, guest));
      liked += likes ? 1 : 0;
    }
    assertThat(liked).as("seed " + seed).isLessThan(12);
  }

  /// A changed server takes the better nonce all the same, and puts it into the record.
  @Test
  void aNonceThatWasSwappedAfterwardsIsFound() {
    String guest = nonce();
    Party party = table(guest);
    String own = nonce();
    String token = sits(party, own);
    Party.done(house.reveal(party, party.token(2), guest));
    Party.done(house.reveal(party, token, own));
    while (!party.frame(0).actors().isEmpty()) {
      String actor = party.frame(0).actors().contains(1) ? token : party.token(2);
      Frame frame = (Frame) house.tables().frame(party.table(), actor);
      Party.done(
          house
              .tables()
              .command(
                  party.table(),
                  actor,
                  new ClientMessage.Play(
                      party.id(), frame.seq(), List.of(frame.legal().getFirst()))));
    }
    String fair = party.record(2);
    assertThat(verified(fair)).isInstanceOf(Verification.Right.class);
    String better = grind(secret(party), party.table(), guest).orElseThrow();
    assertThat(verified(fair.replace("nonce 1 " + own, "nonce 1 " + better)))
        .isEqualTo(new Verification.WrongNonce(1));
  }

  /// The guest's table, its first seat open.
  private Party table(String nonce) {
    NewTable.Me guest = new NewTable.Me("Guest", Optional.empty(), Optional.of(nonce));
    return house.party(House.wish("qin", Map.of(), List.of(new NewTable.Open(), guest), 1));
  }

  /// The host's token, once it sits at the first seat.
  private String sits(Party party, String nonce) {
    return ((Joined)
            house
                .tables()
                .join(
                    party.table(),
                    party.made().invitation(),
                    House.joining("Host", nonce, Optional.empty())))
        .token();
  }

  private Secret secret(Party party) {
    return new Secret(((Entry.Made) store.rows(party.table()).getFirst().entry()).secret());
  }

  private List<String> hand(Party party, String token) {
    Frame frame = (Frame) house.tables().frame(party.table(), token);
    return frame.events().stream().limit(3).map(event -> event.action()).toList();
  }

  /// A nonce for seat 1 that gives what is wanted, if the other one is this.
  private Optional<String> grind(Secret secret, String table, String guest) {
    for (int i = 0; i < TRIES; i++) {
      String own = nonce();
      if (liked(secret, table, own, guest)) {
        return Optional.of(own);
      }
    }
    return Optional.empty();
  }

  private static boolean liked(Secret secret, String table, String own, String guest) {
    Draws draws = new Draws(secret, table, List.of(own, guest));
    for (int n = 1; n <= BAGS.size(); n++) {
      if (!draws.draw(n, BAGS.get(n - 1)).notation().equals(WANTED)) {
        return false;
      }
    }
    return true;
  }

  private static List<Chance.Outcome> bag(int wanted) {
    List<Chance.Outcome> bag = new ArrayList<>();
    for (String kind : List.of("BB", "RB", "RR", "RY", "YB", "YY")) {
      String notation = "draw " + kind;
      bag.add(new Chance.Outcome(bag.size(), notation, notation.equals(WANTED) ? wanted : 12));
    }
    return bag;
  }

  private String nonce() {
    byte[] bytes = new byte[16];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  private static Verification verified(String text) {
    return switch (RecordReader.read(Games.CATALOGUE, text)) {
      case RecordReader.Result.Read read -> Verification.of(read.game(), read.record());
      case RecordReader.Result.Unreadable no -> throw new AssertionError(no + " in\n" + text);
    };
  }
}
