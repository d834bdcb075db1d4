package tianxia.server.http.api;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tianxia.search.Level;
import tianxia.server.account.AccountMode;
import tianxia.server.account.Accounts;
import tianxia.server.club.desk.ClubDoor;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.account.rating.LadderShown;
import tianxia.server.message.account.rating.RatingShown;
import tianxia.server.message.account.rating.SeatRatings;
import tianxia.server.message.table.GameInfo;
import tianxia.server.message.table.SeatInfo;
import tianxia.server.rating.Anchors;
import tianxia.server.rating.Change;
import tianxia.server.rating.Ladders;
import tianxia.server.rating.Rating;
import tianxia.server.rating.RatingStore;
import tianxia.server.rating.Standing;
import tianxia.server.table.Tables;

/// The part of the API that concerns ratings.
final class RatingApi {
  /// Who has not played for longer is not on a leaderboard.
  private static final Duration LATELY = Duration.ofDays(30);

  private static final int ROWS = 100;

  /// How many games a course goes back.
  private static final int COURSE = 100;

  private final Sessions sessions;
  private final ClubDoor clubs;
  private final Accounts accounts;
  private final Tables tables;
  private final RateLimits rates;
  private final Clock clock;
  private final Set<String> ladders = new HashSet<>();

  RatingApi(
      Sessions sessions,
      ClubDoor clubs,
      Tables tables,
      RateLimits rates,
      List<GameInfo> games,
      Clock clock) {
    this.sessions = sessions;
    this.clubs = clubs;
    this.accounts = sessions.accounts();
    this.tables = tables;
    this.rates = rates;
    this.clock = clock;
    games.forEach(game -> ladders.addAll(Ladders.of(game.id())));
  }

  List<Route> routes() {
    return List.of(
        new Route("GET", "/api/ladders/{ladder}", (c, p) -> ladder(c, p.getFirst())),
        new Route("GET", "/api/tables/{table}/ratings", (c, p) -> seats(c, p.getFirst())));
  }

  /// All ratings of an account.
  static List<RatingShown> of(RatingStore ratings, String account) {
    return of(ratings, account, COURSE);
  }

  /// The same, with courses of so many games at most.
  static List<RatingShown> of(RatingStore ratings, String account, int most) {
    return ratings.standings(account).stream()
        .map(standing -> shown(standing, ratings.course(account, standing.ladder(), most)))
        .toList();
  }

  private static RatingShown shown(Standing standing, List<Change> course) {
    Rating rating = standing.rating();
    return new RatingShown(
        standing.ladder(),
        rating.shown(),
        rating.uncertainty(),
        rating.provisional(),
        standing.games(),
        standing.last(),
        course.stream()
            .map(change ->
                new RatingShown.Point(
                    change.table(),
                    change.place(),
                    change.after().shown(),
                    change.after().uncertainty(),
                    change.at()))
            .toList());
  }

  private Answer ladder(Call call, String ladder) {
    if (!ladders.contains(ladder)) {
      return Answer.problem(Problem.UNKNOWN_GAME, "there is no such ladder");
    }
    if (!rates.take(call.address(), RateLimits.Kind.COMMAND)) {
      return AccountApi.slowDown();
    }
    long since = clock.millis() - LATELY.toMillis();
    Optional<String> club = Optional.ofNullable(call.query().get(LobbyApi.CLUB));
    return AccountApi.guarded(() ->
        club.flatMap(id -> clubs.hidden(sessions.reader(call), id))
            .map(Answer::of)
            .orElseGet(() ->
                Answer.of(
                    200,
                    LadderShown.class,
                    new LadderShown(ladder, since, rows(ladder, club, since), computers(ladder)))));
  }

  private static List<LadderShown.Computer> computers(String ladder) {
    return Anchors.of(ladder).entrySet().stream()
        .map(level -> new LadderShown.Computer(level.getKey().id(), level.getValue().shown()))
        .toList();
  }

  /// @param club whose members alone are shown; empty for all
  private List<LadderShown.Row> rows(String ladder, Optional<String> club, long since) {
    if (accounts.mode() == AccountMode.OFF) {
      return List.of();
    }
    return accounts.ratings().best(ladder, club, since, ROWS).stream()
        .map(placed -> {
          Standing standing = placed.standing();
          Rating rating = standing.rating();
          return new LadderShown.Row(
              placed.name(),
              rating.shown(),
              rating.uncertainty(),
              rating.provisional(),
              standing.games(),
              standing.last());
        })
        .toList();
  }

  private Answer seats(Call call, String table) {
    if (!rates.take(call.address(), RateLimits.Kind.COMMAND)) {
      return AccountApi.slowDown();
    }
    return AccountApi.guarded(() ->
        switch (tables.info(table, call.token())) {
          case TableInfo info -> Answer.of(200, SeatRatings.class, seats(info));
          case Problem problem -> Answer.of(problem);
        });
  }

  private SeatRatings seats(TableInfo info) {
    String ladder = Ladders.of(info.game(), info.seats().size());
    if (!info.rated().orElse(false) || accounts.mode() == AccountMode.OFF) {
      return new SeatRatings(ladder, List.of());
    }
    List<Change> changes = accounts.ratings().game(info.table());
    List<SeatRatings.Seat> seats = new ArrayList<>();
    if (changes.isEmpty()) {
      for (SeatInfo seat : info.seats()) {
        rating(seat, ladder)
            .ifPresent(rating -> seats.add(shown(seat.seat(), rating, Optional.empty())));
      }
    }
    for (Change change : changes) {
      int points = change.after().shown() - change.before().shown();
      seats.add(shown(change.seat(), change.after(), Optional.of(points)));
    }
    return new SeatRatings(ladder, seats);
  }

  private static SeatRatings.Seat shown(int seat, Rating rating, Optional<Integer> change) {
    return new SeatRatings.Seat(
        seat, rating.shown(), rating.uncertainty(), rating.provisional(), change);
  }

  /// The rating of the account that sits there, whose name nobody else has, or of the computer.
  private Optional<Rating> rating(SeatInfo seat, String ladder) {
    Optional<Level> level = seat.level().flatMap(Level::of);
    if (level.isPresent()) {
      return Anchors.of(ladder, level.get());
    }
    return seat.account().orElse(false)
        ? accounts.like(seat.name()).map(account -> accounts.rating(account.id(), ladder))
        : Optional.empty();
  }
}
