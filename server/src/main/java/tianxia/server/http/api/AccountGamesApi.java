package tianxia.server.http.api;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.AccountStore.Seat;
import tianxia.server.account.Accounts;
import tianxia.server.account.OwnAccount;
import tianxia.server.account.SeatKey;
import tianxia.server.club.desk.ClubReports;
import tianxia.server.friend.Friends;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.message.Problem;
import tianxia.server.message.Summary;
import tianxia.server.message.account.Me;
import tianxia.server.message.account.SeatsKept;
import tianxia.server.message.account.SeatsTaken;
import tianxia.server.message.account.friend.FriendsShown;
import tianxia.server.message.account.rating.PersonShown;
import tianxia.server.message.account.rating.RatingShown;
import tianxia.server.message.club.ClubEntry;
import tianxia.server.message.json.Messages;
import tianxia.server.message.table.SeatInfo;
import tianxia.server.table.Tables;
import tianxia.server.tournament.desk.Tournaments;

/// The part of the API that concerns the games of accounts: one's own, and those of others that are
/// over.
final class AccountGamesApi {
  /// How many tables are read for one answer.
  private static final int OWN = 60;

  private static final int OTHERS = 30;

  private final AccountApi api;
  private final Sessions sessions;
  private final Accounts accounts;
  private final Friends friends;
  private final Tournaments tournaments;
  private final ClubReports clubs;
  private final AccountSeats seats;
  private final TalkApi talk;
  private final Tables tables;
  private final RateLimits rates;

  AccountGamesApi(
      AccountApi api,
      Sessions sessions,
      AccountSeats seats,
      Friends friends,
      Tournaments tournaments,
      ClubReports clubs,
      TalkApi talk,
      Tables tables,
      RateLimits rates) {
    this.api = api;
    this.sessions = sessions;
    this.accounts = sessions.accounts();
    this.friends = friends;
    this.tournaments = tournaments;
    this.clubs = clubs;
    this.seats = seats;
    this.talk = talk;
    this.tables = tables;
    this.rates = rates;
  }

  List<Route> routes() {
    return List.of(
        api.own("GET", "/api/me/games", this::games),
        api.own("POST", "/api/me/games", this::take),
        api.own("GET", "/api/me/export", this::export),
        new Route("GET", "/api/people/{name}", (c, p) -> person(c, p.getFirst())));
  }

  private Answer games(Call call, OwnAccount me) {
    if (!rates.take(call.address(), RateLimits.Kind.JOIN)) {
      return AccountApi.slowDown();
    }
    List<String> found =
        summaries(me.id(), OWN).stream()
            .map(summary -> Messages.write(Summary.class, summary))
            .toList();
    return Answer.json(200, "[" + String.join(",", found) + "]");
  }

  /// The games of an account, newest first, with those that rematches have led to.
  private List<Summary> summaries(String account, int most) {
    Map<String, Summary> found = new LinkedHashMap<>();
    List<String> open = new ArrayList<>();
    accounts.seats(account).stream().limit(most).map(Seat::table).forEach(open::add);
    for (int i = 0; i < open.size() && found.size() < most; i++) {
      String table = open.get(i);
      if (!found.containsKey(table)
          && tables.summary(table, SeatKey.of(account)) instanceof Summary summary) {
        found.put(table, summary);
        summary
            .info()
            .rematch()
            .table()
            .filter(next -> !open.contains(next))
            .ifPresent(next -> {
              accounts.sit(account, next, seatAfter(summary));
              open.add(next);
            });
      }
    }
    return List.copyOf(found.values());
  }

  /// Everybody moves on by one seat.
  private static int seatAfter(Summary summary) {
    int seats = summary.info().seats().size();
    return (summary.viewer() + seats - 2) % seats + 1;
  }

  private Answer take(Call call, OwnAccount me) {
    if (!rates.take(call.address(), RateLimits.Kind.JOIN)) {
      return AccountApi.slowDown();
    }
    return Answer.reading(
        SeatsTaken.class,
        call,
        wish -> {
          List<String> taken =
              wish.seats().stream()
                  .filter(seat -> seats.link(me.account(), seat.table(), seat.token()))
                  .map(SeatsTaken.Seat::table)
                  .toList();
          return Answer.of(200, SeatsKept.class, new SeatsKept(taken));
        });
  }

  /// All that is kept of an account: what its page shows, its tables, what it said there, its
  /// ratings, whom it knows, its tournaments, clubs and leagues.
  private Answer export(Call call, OwnAccount me) {
    String kept = Messages.write(Me.class, me.shown());
    List<String> all =
        accounts.seats(me.id()).stream()
            .map(seat ->
                "{\"table\":\"%s\",\"seat\":%d,\"since\":%d}"
                    .formatted(seat.table(), seat.seat(), seat.at()))
            .toList();
    return Answer.json(
            200,
            "{\"account\":%s,\"tables\":[%s],\"said\":%s,\"ratings\":[%s],\"friends\":%s,\"tournaments\":[%s],\"clubs\":[%s],\"leagues\":[%s]}"
                .formatted(
                    kept,
                    String.join(",", all),
                    talk.export(me.id()),
                    ratings(me.id()),
                    Messages.write(FriendsShown.class, friends.shown(me.id())),
                    quoted(tournaments.reports().all(me.id())),
                    clubs.all(me.id()).stream()
                        .map(club -> Messages.write(ClubEntry.class, club))
                        .collect(Collectors.joining(",")),
                    quoted(tournaments.leagues().reports().all(me.id()))))
        .with("Content-Disposition", "attachment; filename=\"tianxia.json\"");
  }

  private static String quoted(List<String> ids) {
    return ids.stream().map(id -> '"' + id + '"').collect(Collectors.joining(","));
  }

  /// Each with its whole course.
  private String ratings(String account) {
    List<String> all =
        RatingApi.of(accounts.ratings(), account, Integer.MAX_VALUE).stream()
            .map(rating -> Messages.write(RatingShown.class, rating))
            .toList();
    return String.join(",", all);
  }

  private Answer person(Call call, String encoded) {
    if (!rates.take(call.address(), RateLimits.Kind.TABLE)) {
      return AccountApi.slowDown();
    }
    return AccountApi.guarded(() -> {
      Optional<Account> account = decoded(encoded).flatMap(accounts::like);
      if (account.isEmpty()) {
        return Answer.problem(Problem.UNKNOWN_PERSON, "nobody has this name");
      }
      List<Summary> over =
          summaries(account.get().id(), OTHERS).stream()
              .filter(summary -> summary.info().phase().equals("over"))
              .toList();
      List<PersonShown.Game> games = over.stream().map(AccountGamesApi::shown).toList();
      return Answer.of(
          200,
          PersonShown.class,
          new PersonShown(
              account.get().name(),
              account.get().since(),
              RatingApi.of(accounts.ratings(), account.get().id()),
              games,
              played(games),
              clocks(over),
              clubs.open(account.get().id()),
              sessions
                  .actor(call)
                  .filter(me -> !me.equals(account.get().id()))
                  .map(me -> friends.standing(me, account.get().id()))));
    });
  }

  /// How often each game was played, the one played most first.
  private static List<PersonShown.Played> played(List<PersonShown.Game> games) {
    Map<String, Long> counts =
        games.stream()
            .collect(Collectors.groupingBy(PersonShown.Game::game, Collectors.counting()));
    return counts.entrySet().stream()
        .map(each -> new PersonShown.Played(each.getKey(), Math.toIntExact(each.getValue())))
        .sorted(
            Comparator.comparingInt((PersonShown.Played each) -> -each.count())
                .thenComparing(PersonShown.Played::game))
        .toList();
  }

  private static PersonShown.Clocks clocks(List<Summary> over) {
    List<Summary> timed =
        over.stream().filter(summary -> summary.info().clock().isPresent()).toList();
    long late =
        timed.stream()
            .filter(summary -> summary.info().clock().get().up().contains(summary.viewer()))
            .count();
    return new PersonShown.Clocks(timed.size(), Math.toIntExact(late));
  }

  private static PersonShown.Game shown(Summary summary) {
    return new PersonShown.Game(
        summary.info().table(),
        summary.info().game(),
        summary.viewer(),
        summary.info().seats().stream().map(SeatInfo::name).toList(),
        summary.info().winners(),
        summary.info().updated());
  }

  static Optional<String> decoded(String path) {
    try {
      // In a path a plus is a plus.
      return Optional.of(URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
