package tianxia.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.server.digest.KeptHash;
import tianxia.server.digest.Sha256;
import tianxia.server.fair.Draws;
import tianxia.server.fair.Secret;

/// The logs of tables of two persons, word for word as earlier versions wrote them: a later field
/// is not in them.
///
/// @param committed whether seats committed to their nonces before they told them
/// @param named whether what is kept of a secret names its hash
record EarlierLogs(boolean committed, boolean named) {
  private static final String SECRET = "5e".repeat(32);
  private static final List<String> NONCES = List.of("1a".repeat(16), "2b".repeat(16));

  /// The token of a seat.
  static String token(int seat) {
    return "the token of seat " + seat;
  }

  /// A table at which one seat is still open.
  String waiting(Game<?> game) {
    return made(game, Map.of());
  }

  /// A table at which all these events were played, or drawn.
  List<String> played(Game<?> game, Map<String, String> options, List<Event> events) {
    List<List<Event>> turns = new ArrayList<>(Turns.of(events));
    String first = list(turns.removeFirst());
    List<String> log = new ArrayList<>();
    log.add(made(game, options));
    if (committed && game.chance()) {
      log.add(joined("[]"));
      log.add(revealed(1, "[]"));
      log.add(revealed(2, first));
    } else {
      log.add(joined(first));
    }
    for (List<Event> turn : turns) {
      log.add(
          "{\"entry\":\"played\",\"id\":\"c%d\",\"seat\":%d,\"events\":%s}"
              .formatted(log.size(), turn.getFirst().actor(), list(turn)));
    }
    return log;
  }

  /// The first events of a game in which each seat does the first thing that it may, with draws
  /// that follow from the secrets.
  static <S extends State<S>> List<Event> drawn(Game<S> game, String table, int most) {
    Draws draws = new Draws(new Secret(SECRET), table, NONCES);
    Match<S> match = new Match<>(game, Options.of(game.options(), Map.of()));
    int n = 0;
    while (match.ply() < most) {
      int actor = Integer.numberOfTrailingZeros(match.actors());
      String action =
          actor > 0 ? match.legal(actor).getFirst() : draws.draw(++n, match.outcomes()).notation();
      match.play(actor, action);
    }
    return match.events();
  }

  private String made(Game<?> game, Map<String, String> options) {
    String all =
        options.entrySet().stream()
            .map(option -> "\"%s\":\"%s\"".formatted(option.getKey(), option.getValue()))
            .collect(Collectors.joining(","));
    return ("{\"entry\":\"made\",\"game\":\"%s\",\"options\":{%s},\"seats\":["
            + "{\"kind\":\"person\",\"name\":\"Ada\",%s,\"token\":\"%s\"},"
            + "{\"kind\":\"open\",\"name\":\"\",\"nonce\":\"%s\"}],\"secret\":\"%s\","
            + "\"next\":{\"table\":\"next\",\"secret\":\"%s\"},\"invitation\":\"%s\","
            + "\"watch\":\"%s\",\"events\":[]}")
        .formatted(
            game.id(),
            all,
            share(1, game.chance()),
            kept(token(1)),
            Draws.NO_NONCE,
            SECRET,
            "5f".repeat(32),
            kept("the invitation"),
            kept("the watch code"));
  }

  private String joined(String events) {
    return "{\"entry\":\"joined\",\"seat\":2,\"name\":\"Bo\",%s,\"token\":\"%s\",\"events\":%s}"
        .formatted(share(2, true), kept(token(2)), events);
  }

  private static String revealed(int seat, String events) {
    return "{\"entry\":\"revealed\",\"id\":\"r%d\",\"seat\":%d,\"opening\":\"%s\",\"events\":%s}"
        .formatted(seat, seat, NONCES.get(seat - 1), events);
  }

  private String share(int seat, boolean drawing) {
    String nonce = NONCES.get(seat - 1);
    return committed && drawing
        ? "\"commitment\":\"%s\"".formatted(Sha256.ofHex(nonce))
        : "\"nonce\":\"%s\"".formatted(nonce);
  }

  private String kept(String secret) {
    return named ? KeptHash.SHA_256.keep(secret) : Sha256.hex(secret);
  }

  private static String list(List<Event> events) {
    return events.stream()
        .map(event -> "\"" + event + "\"")
        .collect(Collectors.joining(",", "[", "]"));
  }
}
