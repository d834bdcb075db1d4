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

/// A nonce-grinding attack: a host who plays too reads the table's secret in its own store, joins
/// last, and tries nonces until the draws give it the wanted three tiles at the start of Qin.
class GrindingTest {
  private static final int TABLES = 400;
  private static final int TRIES = 20_000;
  private static final String WANTED = "draw RR";

  /// The bag before each of the first three draws if all give the wanted tile. Three of them have a
  /// probability of 12 · 11 · 10 / (72 · 71 · 70) = 0.0037.
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

  /// Without commitments: the other nonce is in the store when the host chooses its own. The
  /// probability that none of 20,000 works is e⁻⁷³.
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

  /// The host knows its secret and the guest's commitment when it commits: whatever nonce it
  /// assumes for the guest, the probability of the wanted draws does not change. With 400 tables
  /// the expectation is 1.5; twelve or more have a probability of 6 · 10⁻⁸ (a Poisson tail, which
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
      // Now it knows everything, but only the nonce that it has committed to is accepted.
      String better = grind(secret, party.table(), guest).orElseThrow();
      Party.refused(house.reveal(party, token, better), "not-allowed");
      Party.done(house.reveal(party, token, own));
      boolean likes = hand(party, token).equals(List.of(WANTED, WANTED, WANTED));
      assertThat(likes).isEqualTo(liked(secret, party.table(), own, guest));
      liked += likes ? 1 : 0;
    }
    assertThat(liked).as("seed " + seed).isLessThan(12);
  }

  /// A modified server accepts the better nonce and writes it into the record; verification detects
  /// it.
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

  /// The guest's table, with the first seat open.
  private Party table(String nonce) {
    NewTable.Me guest = new NewTable.Me("Guest", Optional.empty(), Optional.of(nonce));
    return house.party(House.wish("qin", Map.of(), List.of(NewTable.Open.TO_ALL, guest), 1));
  }

  /// The host's token, after joining at the first seat.
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

  /// Searches for a nonce of seat 1 that gives the wanted draws with this nonce of the guest.
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
