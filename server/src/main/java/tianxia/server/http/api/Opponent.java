package tianxia.server.http.api;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.Accounts;
import tianxia.server.friend.Friends;
import tianxia.server.message.Problem;
import tianxia.server.message.request.NewTable;

/// Who is challenged to a table that is wished for.
sealed interface Opponent {
  /// Nobody in particular.
  record Nobody() implements Opponent {
    /// The wish without what only the server may say.
    NewTable within(NewTable wish) {
      return kept(wish, Optional.empty());
    }
  }

  /// An account, which takes challenges from whoever makes the table.
  record Known(String id, String name) implements Opponent {
    /// The wish with a seat that is kept for the account.
    NewTable within(NewTable wish) {
      return kept(wish, Optional.of(this));
    }
  }

  /// The table can't be made.
  record Refused(Problem why) implements Opponent {}

  static Opponent of(NewTable wish, Optional<Account> maker, Accounts accounts, Friends friends) {
    Optional<String> name =
        wish.seats().stream()
            .flatMap(seat ->
                seat instanceof NewTable.Open open ? open.keptFor().stream() : Stream.empty())
            .findFirst();
    if (name.isEmpty()) {
      return new Nobody();
    }
    if (maker.isEmpty()) {
      return new Refused(new Problem(Problem.SIGNED_OUT, "sign in to challenge somebody"));
    }
    Optional<Account> found = accounts.like(name.get());
    if (found.isEmpty()) {
      return new Refused(new Problem(Problem.UNKNOWN_PERSON, "nobody has this name"));
    }
    return friends
        .refusal(maker.get().id(), found.get().id())
        .<Opponent>map(Refused::new)
        .orElseGet(() -> new Known(found.get().id(), found.get().name()));
  }

  private static NewTable kept(NewTable wish, Optional<Known> who) {
    List<NewTable.SeatWish> seats =
        wish.seats().stream()
            .map(seat ->
                seat instanceof NewTable.Open open
                    ? new NewTable.Open(
                        open.keptFor().flatMap(asked -> who.map(Known::name)),
                        open.keptFor().flatMap(asked -> who.map(Known::id)))
                    : seat)
            .toList();
    return wish.with(seats);
  }
}
