package tianxia.server.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.kernel.Chance;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;

/// Checks every draw of a record against its secret, and the secret against its commitment.
public sealed interface Verification {

  /// Every draw follows from the secret and the nonces.
  ///
  /// @param draws how many were checked
  /// @param inherited how many before them are of the game from which this one plays on: what they
  ///   follow from is in that one's record
  /// @param uncommitted seats whose nonces nobody had committed to, where anything was drawn: they
  ///   may have been chosen to suit the others
  record Right(int draws, int inherited, List<Integer> uncommitted) implements Verification {
    public Right {
      uncommitted = List.copyOf(uncommitted);
    }

    /// Of a game that was played at one table from its first event on.
    public Right(int draws, List<Integer> uncommitted) {
      this(draws, 0, uncommitted);
    }
  }

  /// A draw does not.
  ///
  /// @param draw its number from 1; 0 where the secret is not the one that was committed to
  /// @param due what should have been drawn; empty for draw 0
  /// @param found what the record says; empty for draw 0
  record Wrong(int draw, String due, String found) implements Verification {}

  /// A seat's nonce is not the one that it committed to.
  record WrongNonce(int seat) implements Verification {}

  /// The record lacks a header that is needed.
  ///
  /// @param missing the header that it lacks: `table`, `commitment`, `secret`, or `nonce N` of a
  ///   seat that committed to one, where anything was drawn
  record Unusable(String missing) implements Verification {}

  /// Checks a record that [tianxia.kernel.record.RecordReader] has read. A seat that neither
  /// committed to a nonce nor has one counts with zeros. Records of tables at which seats did not
  /// commit yet are checked without that.
  static <S extends State<S>> Verification of(Game<S> game, GameRecord record) {
    GameRecord.Headers headers = record.headers();
    Optional<String> missing = missing(headers);
    if (missing.isPresent()) {
      return new Unusable(missing.get());
    }
    Secret secret = new Secret(headers.secret().orElseThrow());
    if (!secret.commitment().equals(headers.commitment().orElseThrow())) {
      return new Wrong(0, "", "");
    }
    Match<S> match = new Match<>(game, record.options());
    boolean drawn = record.events().stream().anyMatch(event -> event.actor() == Actors.CHANCE);
    List<String> nonces = new ArrayList<>();
    for (int seat = 1; seat <= match.seats(); seat++) {
      Optional<String> commitment = Optional.ofNullable(headers.nonceCommitments().get(seat));
      Optional<String> nonce = Optional.ofNullable(headers.nonces().get(seat));
      if (commitment.isPresent() && nonce.isEmpty() && drawn) {
        return new Unusable("nonce " + seat);
      }
      if (!fits(commitment, nonce)) {
        return new WrongNonce(seat);
      }
      nonces.add(nonce.orElse(Draws.NO_NONCE));
    }
    return draws(
        record,
        match,
        new Draws(secret, headers.table().orElseThrow(), nonces),
        uncommitted(headers));
  }

  private static boolean fits(Optional<String> commitment, Optional<String> nonce) {
    return commitment.isEmpty()
        || nonce.isEmpty()
        || Share.committed(commitment.get()).reveal(nonce.get()).isPresent();
  }

  /// The seats whose nonces nobody had committed to.
  private static List<Integer> uncommitted(GameRecord.Headers headers) {
    return headers.nonces().keySet().stream()
        .filter(seat -> !headers.nonceCommitments().containsKey(seat))
        .filter(seat -> !Draws.NO_NONCE.equals(headers.nonces().get(seat)))
        .toList();
  }

  private static Verification draws(
      GameRecord record, Match<?> match, Draws draws, List<Integer> uncommitted) {
    int n = 0;
    int inherited = 0;
    for (Event event : record.events()) {
      if (event.actor() == Actors.CHANCE && match.ply() < record.inherited()) {
        inherited = ++n;
      } else if (event.actor() == Actors.CHANCE) {
        Chance.Outcome due = draws.draw(++n, match.outcomes());
        if (!due.notation().equals(event.action())) {
          return new Wrong(n, due.notation(), event.action());
        }
      }
      if (match.play(event.actor(), event.action()) instanceof Match.Result.Refused refused) {
        throw new IllegalStateException(event + " is refused: " + refused);
      }
    }
    return new Right(n - inherited, inherited, n == inherited ? List.of() : uncommitted);
  }

  private static Optional<String> missing(GameRecord.Headers headers) {
    if (headers.table().isEmpty()) {
      return Optional.of("table");
    }
    if (headers.commitment().isEmpty()) {
      return Optional.of("commitment");
    }
    return headers.secret().isEmpty() ? Optional.of("secret") : Optional.empty();
  }
}
