package tianxia.server.http.api;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.HttpProblemCodes;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.RateLimits.Kind;
import tianxia.server.http.limit.TableQuota;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.FrameAnswer;
import tianxia.server.message.Commitment;
import tianxia.server.message.Frame;
import tianxia.server.message.Joined;
import tianxia.server.message.PositionReply;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.ReviewShown;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.Summary;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.json.Messages;
import tianxia.server.message.operator.Health;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.PositionRequest;
import tianxia.server.message.request.SummaryRequest;
import tianxia.server.message.table.GameInfo;
import tianxia.server.position.Positions;
import tianxia.server.puzzle.Puzzles;
import tianxia.server.review.ReviewDesk;
import tianxia.server.table.Tables;
import tianxia.server.version.Version;

/// The HTTP API. Documented in `openapi.json`, which a test compares with these routes.
public final class Api {
  /// The path of the WebSocket.
  public static final String SOCKET = "/api/tables/{table}/socket";

  /// How many events of a record are counted as one command.
  private static final int EVENTS_PER_COMMAND = 50;

  private final Tables tables;
  private final RateLimits rates;
  private final TableQuota quota;
  private final ReviewDesk reviews;
  private final Positions positions;
  private final OperatorApi operator;
  private final AccountSeats seats;
  private final TalkApi talk;
  private final String version = Version.text();
  private final List<Route> routes;

  /// @param operator the part for whoever runs the server
  /// @param sessions who sends a request
  /// @param description the OpenAPI document
  public Api(
      Services services,
      RateLimits rates,
      TableQuota quota,
      OperatorApi operator,
      Sessions sessions,
      Supplier<String> description) {
    this.tables = services.tables();
    this.rates = rates;
    this.quota = quota;
    this.reviews = services.reviews();
    this.positions = services.positions();
    this.operator = operator;
    String games = json(services.games());
    this.seats = new AccountSeats(sessions, tables, services.friends(), services.clubs().door());
    Speakers speakers = new Speakers(sessions, services.moderation());
    this.talk = new TalkApi(tables, services.moderation(), speakers);
    List<Route> own =
        List.of(
            new Route("GET", "/api/health", (c, p) -> health()),
            new Route("GET", "/api/health/live", (c, p) -> health(Health.ok(version))),
            new Route("GET", "/api/health/ready", (c, p) -> health()),
            new Route("GET", "/api/openapi.json", (c, p) -> Answer.json(200, description.get())),
            new Route("GET", "/api/games", (c, p) -> Answer.json(200, games)),
            new Route("POST", "/api/commitments", (c, p) -> reserve(c)),
            new Route("POST", "/api/tables", (c, p) -> make(c)),
            new Route("POST", "/api/positions", (c, p) -> positions(c)),
            new Route("POST", "/api/summaries", (c, p) -> summaries(c)),
            new Route("POST", "/api/tables/{table}/join", (c, p) -> join(c, p.getFirst())),
            new Route("POST", "/api/tables/{table}/commands", (c, p) -> command(c, p.getFirst())),
            new Route("GET", "/api/tables/{table}", (c, p) -> info(c, p.getFirst())),
            new Route("GET", "/api/tables/{table}/frame", (c, p) -> frame(c, p.getFirst())),
            new Route(
                "GET",
                "/api/tables/{table}/positions/{ply}",
                (c, p) -> position(c, p.getFirst(), p.getLast())),
            new Route("GET", "/api/tables/{table}/record", (c, p) -> record(c, p.getFirst())),
            new Route("GET", "/api/tables/{table}/review", (c, p) -> review(c, p.getFirst())),
            new Route("GET", SOCKET, (c, p) -> Answer.upgrade()));
    this.routes = new ArrayList<>(own);
    routes.addAll(new LobbyApi(services.lobby(), services.clubs().door(), sessions).routes());
    AccountApi accounts = new AccountApi(sessions, seats, services.friends(), talk, rates);
    routes.addAll(accounts.routes());
    routes.addAll(
        new AccountGamesApi(
                accounts,
                sessions,
                seats,
                services.friends(),
                services.tournaments(),
                services.clubs().reports(),
                talk,
                tables,
                rates)
            .routes());
    routes.addAll(new FriendApi(sessions, services.friends(), rates).routes());
    routes.addAll(
        new RatingApi(
                sessions,
                services.clubs().door(),
                tables,
                rates,
                services.games(),
                Clock.systemUTC())
            .routes());
    TournamentApi tournaments =
        new TournamentApi(services.tournaments(), sessions, speakers, operator, rates);
    routes.addAll(tournaments.routes());
    routes.addAll(
        new LeagueApi(services.tournaments(), tournaments, sessions, speakers, operator, rates)
            .routes());
    routes.addAll(new ClubApi(services.clubs(), sessions, speakers, operator, rates).routes());
    routes.addAll(new NoticeApi(services.notices(), accounts, sessions, tables, rates).routes());
    routes.addAll(new PuzzleApi(new Puzzles(positions), rates).routes());
    routes.addAll(talk.routes());
    routes.addAll(operator.routes());
    routes.addAll(
        new OperatorTalkApi(services.operator(), tables, services.moderation(), sessions.accounts())
            .routes());
  }

  private static String json(List<GameInfo> games) {
    List<String> all = games.stream().map(game -> Messages.write(GameInfo.class, game)).toList();
    return "[" + String.join(",", all) + "]";
  }

  public List<Route> routes() {
    return Collections.unmodifiableList(routes);
  }

  /// Answers one call.
  public Answer answer(Call given) {
    Call call = keyed(given);
    List<String> methods = new ArrayList<>();
    for (Route route : routes) {
      Optional<List<String>> parameters = route.match(call.path());
      if (parameters.isPresent() && route.method().equals(call.method())) {
        return route.handler().answer(call, parameters.get());
      }
      parameters.ifPresent(p -> methods.add(route.method()));
    }
    return methods.isEmpty()
        ? Answer.problem(HttpProblemCodes.UNKNOWN_PATH, "the API has no such path")
        : Answer.problem(HttpProblemCodes.WRONG_METHOD, "only " + String.join(", ", methods))
            .with("Allow", String.join(", ", methods));
  }

  private Answer health() {
    return health(
        tables
            .trouble()
            .map(store -> Health.failing(version, store))
            .orElseGet(() -> Health.ok(version)));
  }

  private static Answer health(Health health) {
    return Answer.of(health.parts().isEmpty() ? 200 : 503, Health.class, health);
  }

  private Answer reserve(Call call) {
    if (!operator.open()) {
      return OperatorApi.doorsClosed();
    }
    if (!rates.take(call.address(), Kind.TABLE)) {
      return slowDown("tables");
    }
    return switch (tables.reserve()) {
      case Commitment commitment -> Answer.of(201, Commitment.class, commitment);
      case Problem problem -> Answer.of(problem);
    };
  }

  /// The same call with the key of the account's seats, if it brings a session or a program's token
  /// in the place of a seat's.
  private Call keyed(Call call) {
    return call.with(seats.key(call, call.token()));
  }

  private Answer make(Call call) {
    if (!operator.open()) {
      return OperatorApi.doorsClosed();
    }
    if (!rates.take(call.address(), Kind.TABLE)) {
      return slowDown("tables");
    }
    Optional<Problem> banned = talk.speakers().banned(call);
    if (banned.isPresent()) {
      return Answer.of(banned.get());
    }
    return Answer.reading(
        NewTable.class,
        call,
        wish ->
            switch (seats.make(call, wish, named -> quota.make(call.address(), named))) {
              case TableMade made -> Answer.of(201, TableMade.class, made);
              case Problem problem -> Answer.of(problem);
            });
  }

  private Answer join(Call call, String table) {
    if (!rates.take(call.address(), Kind.JOIN)) {
      return slowDown("joins");
    }
    Optional<Problem> banned = talk.speakers().banned(call);
    if (banned.isPresent()) {
      return Answer.of(banned.get());
    }
    return Answer.reading(
        Join.class,
        call,
        wish ->
            switch (seats.join(call, table, wish.fromOutside())) {
              case Joined joined -> Answer.of(200, Joined.class, joined);
              case Problem problem -> Answer.of(problem);
            });
  }

  private Answer info(Call call, String table) {
    return switch (tables.info(table, call.token())) {
      case TableInfo info -> Answer.of(200, TableInfo.class, info);
      case Problem problem -> Answer.of(problem);
    };
  }

  private Answer frame(Call call, String table) {
    return answer(tables.frame(table, call.token()));
  }

  private Answer position(Call call, String table, String ply) {
    OptionalInt number = Route.number(ply);
    return number.isPresent()
        ? answer(tables.position(table, call.token(), number.getAsInt()))
        : Answer.problem(Problem.MALFORMED, "ply must be a number from 0");
  }

  private static Answer answer(FrameAnswer answer) {
    return switch (answer) {
      case Frame frame -> Answer.json(200, Messages.write(frame));
      case Problem problem -> Answer.of(problem);
    };
  }

  private Answer record(Call call, String table) {
    return switch (tables.record(table, call.token())) {
      case RecordText record -> Answer.text(record.text());
      case Problem problem -> Answer.of(problem);
    };
  }

  private Answer review(Call call, String table) {
    return switch (reviews.ask(call.address(), table, call.token())) {
      case ReviewShown shown -> Answer.of(200, ReviewShown.class, shown);
      case Problem problem -> Answer.of(problem);
    };
  }

  private Answer command(Call call, String table) {
    if (!rates.take(call.address(), Kind.COMMAND)) {
      return slowDown("commands");
    }
    return Answer.reading(
        ClientMessage.class,
        call,
        message ->
            message instanceof ClientMessage.Request request
                ? command(call, table, request)
                : Answer.problem(Problem.MALFORMED, "neither a command nor a preview"));
  }

  private Answer command(Call call, String table, ClientMessage.Request request) {
    return rates.admits(call.address(), request)
        ? answer(tables.command(table, call.token(), talk.signed(call, request)))
        : slowDown("hints");
  }

  private static Answer answer(CommandAnswer answer) {
    return switch (answer) {
      case ServerMessage.Done done -> Answer.json(200, Messages.write(done));
      case ServerMessage.Refused refused -> Answer.json(200, Messages.write(refused));
      case ServerMessage.Previewed previewed -> Answer.json(200, Messages.write(previewed));
      case Problem problem -> Answer.of(problem);
    };
  }

  /// To replay a long record costs as much as several commands.
  private Answer positions(Call call) {
    return Answer.reading(
        PositionRequest.class,
        call,
        request -> {
          int cost = 1 + request.events().size() / EVENTS_PER_COMMAND;
          if (!rates.take(call.address(), Kind.COMMAND, cost)) {
            return slowDown("commands");
          }
          return switch (positions.answer(request)) {
            case PositionReply reply -> Answer.of(200, PositionReply.class, reply);
            case Problem problem -> Answer.of(problem);
          };
        });
  }

  private Answer summaries(Call call) {
    return Answer.reading(
        SummaryRequest.class,
        call,
        request -> {
          List<String> found = new ArrayList<>();
          for (SummaryRequest.Key key : request.tables()) {
            if (tables.summary(key.table(), seats.key(call, key.token()))
                instanceof Summary summary) {
              found.add(Messages.write(Summary.class, summary));
            }
          }
          return Answer.json(200, "[" + String.join(",", found) + "]");
        });
  }

  private static Answer slowDown(String what) {
    return Answer.problem(Problem.SLOW_DOWN, "too many " + what + " from your address");
  }
}
