package tianxia.server.http.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.AccountStore.Pass;
import tianxia.server.account.Accounts;
import tianxia.server.account.Passes;
import tianxia.server.account.SeatKey;
import tianxia.server.club.desk.ClubDoor;
import tianxia.server.friend.Friends;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.message.Answers.JoinAnswer;
import tianxia.server.message.Answers.MakeAnswer;
import tianxia.server.message.Joined;
import tianxia.server.message.Listing;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.rating.Ladders;
import tianxia.server.table.Tables;
import tianxia.server.table.command.JoinRequest;

/// The seats of accounts: whoever is signed in sits down under the account's name, which no guest
/// can have, and opens the seat from everywhere.
public final class AccountSeats {
  /// What a page of somebody who is signed in sends in the place of a seat's token.
  public static final String SESSION = "session";

  private final Sessions sessions;
  private final Tables tables;
  private final Friends friends;
  private final ClubDoor clubs;

  /// @param clubs who may sit down at their tables
  public AccountSeats(Sessions sessions, Tables tables, Friends friends, ClubDoor clubs) {
    this.sessions = sessions;
    this.tables = tables;
    this.friends = friends;
    this.clubs = clubs;
  }

  /// What opens a seat: the token that was sent, or the key of the account that it stands for. A
  /// program's token that may only read opens nothing that acts.
  public String key(Call call, String token) {
    if (token.equals(SESSION)) {
      return sessions.of(call).map(Pass::account).map(SeatKey::of).orElse("");
    }
    if (Passes.formedAsToken(token)) {
      return accounts()
          .token(token)
          .filter(pass -> call.reads() || plays(pass))
          .map(Pass::account)
          .map(SeatKey::of)
          .orElse("");
    }
    return SeatKey.is(token) ? "" : token;
  }

  private static boolean plays(Pass pass) {
    return List.of(pass.scopes().split(" ")).contains("play");
  }

  private Accounts accounts() {
    return sessions.accounts();
  }

  /// An account that sits down.
  ///
  /// @param program whether by the token of a program
  private record Sitter(Account account, boolean program) {}

  /// Who sits down: by a session, or by the token of a program, whose key the call has already.
  private Optional<Sitter> sitter(Call call) {
    Optional<String> session = sessions.of(call).map(Pass::account);
    return session
        .or(() -> SeatKey.account(call.token()))
        .flatMap(accounts()::account)
        .map(account -> new Sitter(account, session.isEmpty()));
  }

  /// Makes a table: the first seat of whoever makes it is the account's.
  MakeAnswer make(Call call, NewTable wish, Function<NewTable, MakeAnswer> maker) {
    Optional<Sitter> sitter = sitter(call);
    Optional<Account> account = sitter.map(Sitter::account);
    if (wish.rated().orElse(false) && account.isEmpty()) {
      return new Problem(Problem.SIGNED_OUT, "the game is to be rated: sign in to make the table");
    }
    Optional<Problem> outside =
        wish.club().flatMap(club -> clubs.refusal(account.map(Account::id).orElse(""), club));
    if (outside.isPresent()) {
      return outside.get();
    }
    return switch (Opponent.of(wish, account, accounts(), friends)) {
      case Opponent.Refused(Problem why) -> why;
      case Opponent.Nobody nobody -> make(call, nobody.within(wish), sitter, maker);
      case Opponent.Known known -> {
        MakeAnswer answer = make(call, known.within(wish), sitter, maker);
        yield answer instanceof TableMade made
            ? friends
                .challenge(account.orElseThrow().id(), known.id(), Listing.of(made.info()))
                .<MakeAnswer>map(problem -> problem)
                .orElse(made)
            : answer;
      }
    };
  }

  private MakeAnswer make(
      Call call, NewTable wish, Optional<Sitter> sitter, Function<NewTable, MakeAnswer> maker) {
    Optional<Account> account = sitter.map(Sitter::account);
    List<NewTable.SeatWish> seats = new ArrayList<>(wish.seats());
    int own = 0;
    for (int i = 0; i < seats.size(); i++) {
      if (seats.get(i) instanceof NewTable.Me me) {
        if (own == 0 && sitter.isPresent()) {
          own = i + 1;
          seats.set(i, me.named(sitter.get().account().name(), sitter.get().program()));
        } else if (belongsToAnother(me.name(), account)) {
          return taken();
        }
      }
    }
    MakeAnswer answer = maker.apply(wish.with(seats).keyed(token -> key(call, token)));
    if (own > 0 && answer instanceof TableMade made) {
      String token = made.tokens().getOrDefault(Integer.toString(own), "");
      link(account.orElseThrow(), made.info().table(), token);
    }
    return answer;
  }

  /// Takes a seat, for an account or for a guest.
  JoinAnswer join(Call call, String table, Join wish) {
    Optional<Sitter> sitter = sitter(call);
    Optional<Account> account = sitter.map(Sitter::account);
    if (account.isEmpty() && belongsToAnother(wish.name(), account)) {
      return taken();
    }
    String invitation = invitation(table, call.token());
    Optional<Problem> away = account.flatMap(some -> turnedAway(some, table, invitation));
    if (away.isPresent()) {
      return away.get();
    }
    Join named =
        sitter
            .map(by -> wish.named(by.account().id(), by.account().name(), by.program()))
            .orElse(wish);
    JoinAnswer answer = tables.join(table, invitation, named);
    if (account.isPresent() && answer instanceof Joined joined) {
      link(account.get(), table, joined.token());
      friends.seated(account.get().id(), table);
    }
    return answer;
  }

  /// What an account's own key stands for where it opens nothing: no token, which is all that a
  /// table asks for that is open to all.
  private String invitation(String table, String token) {
    return SeatKey.account(token).isPresent()
            && tables.info(table, token) instanceof Problem problem
            && problem.code().equals(Problem.UNKNOWN_TOKEN)
        ? ""
        : token;
  }

  /// Why an account may not sit down, apart from what the table itself refuses.
  private Optional<Problem> turnedAway(Account account, String table, String token) {
    boolean barred = friends.barred(account.id(), table);
    return switch (tables.info(table, token)) {
      case Problem problem ->
          Optional.of(problem).filter(unknown -> barred).or(() -> shutOut(account, table));
      // As if somebody had been quicker: who has blocked whom, nobody is told. But a tournament
      // decides who meets whom: nobody wins by blocking.
      case TableInfo info when barred && info.tournament().isEmpty() ->
          Optional.of(JoinRequest.full());
      case TableInfo info -> ofClub(account, info).or(() -> outside(account, info));
    };
  }

  /// Why somebody may not sit down at a club's table, of which their token tells them nothing.
  private Optional<Problem> shutOut(Account account, String table) {
    return tables.inspect(table) instanceof TableInfo info
        ? ofClub(account, info)
        : Optional.empty();
  }

  private Optional<Problem> ofClub(Account account, TableInfo info) {
    return info.club().flatMap(club -> clubs.seatRefusal(account.id(), club));
  }

  /// Why somebody may not sit down at a table that is for others' ratings.
  private Optional<Problem> outside(Account account, TableInfo info) {
    String ladder = Ladders.of(info.game(), info.seats().size());
    return info.ratings()
        .filter(range -> !range.has(accounts().rating(account.id(), ladder).shown()))
        .map(range ->
            new Problem(Problem.OTHER_RATINGS, "the table is for players with other ratings"));
  }

  /// Makes a seat an account's.
  ///
  /// @param token the seat's
  /// @return whether it is
  boolean link(Account account, String table, String token) {
    JoinAnswer answer = tables.join(table, token, Join.linking(account.id(), account.name()));
    if (answer instanceof Joined joined) {
      accounts().sit(account.id(), table, joined.seat());
      return true;
    }
    return false;
  }

  /// Gives up all seats of an account, whose name goes with it.
  void unlink(String account) {
    accounts()
        .allSeats(account)
        .forEach(seat -> tables.join(seat.table(), SeatKey.of(account), Join.linking("", "")));
  }

  private boolean belongsToAnother(String name, Optional<Account> own) {
    return accounts().like(name).filter(some -> !own.map(some::equals).orElse(false)).isPresent();
  }

  private static Problem taken() {
    return new Problem(Problem.NAME_TAKEN, "the name is an account's, or looks like one");
  }
}
