package tianxia.server.table.command;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tianxia.server.account.SeatKey;
import tianxia.server.digest.KeptHash;
import tianxia.server.digest.Shown;
import tianxia.server.fair.Share;
import tianxia.server.message.Problem;
import tianxia.server.message.request.Join;
import tianxia.server.name.Names;
import tianxia.server.store.Entry;
import tianxia.server.table.state.Occupant;
import tianxia.server.table.state.TableState;

/// Somebody who wants to take an open seat.
///
/// @param token the seat's token: the client's own, or a new one
public record JoinRequest(String invitation, Join join, String token) {
  public static JoinRequest of(String invitation, Join join, SecureRandom random) {
    return new JoinRequest(invitation, join, join.token().orElseGet(() -> Tokens.token(random)));
  }

  /// What is to be done about it.
  public sealed interface Decision {
    /// Append this; the seat is taken then.
    record Write(int seat, Entry entry) implements Decision {}

    /// The seat was taken by this very request before; its answer may have been lost.
    record Again(int seat) implements Decision {}

    /// Refuse; nothing changes.
    record Reply(Problem problem) implements Decision {}
  }

  public Decision decide(TableState table) {
    boolean sits = join.account().isEmpty() || table.invites(Shown.of(invitation));
    return sits ? sitting(table) : linking(table, join.account().get());
  }

  /// The seat that the token opens becomes the account's, unless it is another's, or the account
  /// sits there already.
  private Decision linking(TableState table, String account) {
    int seat = table.viewer(Shown.of(invitation)).orElse(0);
    if (seat == 0 || !(table.occupant(seat) instanceof Occupant.Person person)) {
      return new Decision.Reply(new Problem(Problem.UNKNOWN_TOKEN, "the token opens no seat"));
    }
    if (account.isEmpty()) {
      return new Decision.Write(seat, new Entry.Linked(seat, "", ""));
    }
    OptionalInt has = table.viewer(Shown.of(SeatKey.of(account)));
    if (has.isPresent() || person.account().isPresent()) {
      return has.equals(OptionalInt.of(seat))
          ? new Decision.Again(seat)
          : new Decision.Reply(taken());
    }
    List<String> others = new ArrayList<>(names(table));
    others.remove(person.name());
    return new Decision.Write(
        seat, new Entry.Linked(seat, account, Names.apart(join.name(), others)));
  }

  private Decision sitting(TableState table) {
    if (!table.invites(Shown.of(invitation))) {
      return new Decision.Reply(
          new Problem(Problem.UNKNOWN_TOKEN, "this is not an invitation to this table"));
    }
    if (opens(table)) {
      return again(table);
    }
    if (Names.of(join.name()) instanceof Names.Wish.Refused(Problem why)) {
      return new Decision.Reply(why);
    }
    Optional<Problem> barred = barred(table);
    if (barred.isPresent()) {
      return new Decision.Reply(barred.get());
    }
    Optional<Integer> seat = open(table);
    if (seat.isEmpty()) {
      return new Decision.Reply(table.open() ? taken() : full());
    }
    String name = Names.apart(Names.granted(join.name()), names(table));
    Entry.Joined alone = joined(seat.get(), name, List.of());
    TableState after = table.after(alone, table.log().updated());
    if (join.nonce().isPresent() && after.open() && after.history().match().game().chance()) {
      return new Decision.Reply(TableCreation.commitmentNeeded());
    }
    return new Decision.Write(
        seat.get(), after.waiting() ? alone : joined(seat.get(), name, ActionSeries.draws(after)));
  }

  /// At a rated table, and at one of a tournament or a club, only accounts sit, each on one seat;
  /// at a rated one no program, whose strength may be that of any hand behind it. Whether they
  /// belong to the club, whoever asks has seen to.
  private Optional<Problem> barred(TableState table) {
    String account = join.account().orElse("");
    if (!table.rated() && !table.ofTournament() && table.made().club().isEmpty()) {
      return Optional.empty();
    }
    if (account.isEmpty()) {
      return Optional.of(
          new Problem(
              Problem.SIGNED_OUT,
              "the game is rated, or one of a tournament or a club: sign in to take a seat"));
    }
    if (table.rated() && join.program().orElse(false)) {
      return Optional.of(TableCreation.forPersons());
    }
    return table.viewer(Shown.of(SeatKey.of(account))).isPresent()
        ? Optional.of(taken())
        : Optional.empty();
  }

  private static Problem taken() {
    return new Problem(Problem.TAKEN, "the seat is taken");
  }

  /// The answer to an invitation that comes too late. Does not tell who sits there, either.
  public static Problem full() {
    return new Problem(Problem.TAKEN, "all seats are taken");
  }

  /// Whether the token is in use at this table already.
  private boolean opens(TableState table) {
    Shown shown = Shown.of(token);
    return table.viewer(shown).isPresent() || table.invites(shown);
  }

  private Decision again(TableState table) {
    int seat = table.viewer(Shown.of(token)).orElse(0);
    boolean wanted = seat > 0 && join.seat().orElse(seat) == seat;
    return wanted && table.made().seats().get(seat - 1).kind().equals(Occupant.OPEN)
        ? new Decision.Again(seat)
        : new Decision.Reply(new Problem(Problem.TAKEN, "the token already opens this table"));
  }

  private Entry.Joined joined(int seat, String name, List<String> events) {
    Share share = Share.given(join.commitment(), join.nonce());
    return new Entry.Joined(
        seat,
        name,
        share.commitment(),
        share.nonce(),
        KeptHash.of(token),
        join.program().filter(is -> is),
        events);
  }

  private static List<String> names(TableState table) {
    List<String> names = new ArrayList<>();
    for (int seat : table.persons()) {
      if (table.occupant(seat) instanceof Occupant.Person person) {
        names.add(person.name());
      }
    }
    return names;
  }

  private Optional<Integer> open(TableState table) {
    for (int seat = 1; seat <= table.seats(); seat++) {
      boolean wanted = join.seat().isEmpty() || join.seat().get() == seat;
      if (wanted
          && table.occupant(seat) instanceof Occupant.Nobody nobody
          && nobody.admits(join.account())) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }
}
