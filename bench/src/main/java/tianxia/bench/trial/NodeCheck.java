package tianxia.bench.trial;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tianxia.bench.load.LoadSocket;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;

/// Replays a table's log with the rules, and holds what nodes show of it against that.
final class NodeCheck {
  private static final int PATIENCE_MILLIS = 20_000;

  /// The record of each table as the first node had it.
  private final Map<String, String> records = new ConcurrentHashMap<>();

  /// What each seat sees at the end of a log.
  ///
  /// @param views by seat, as canonical JSON
  record Position(int seq, List<String> views) {}

  /// Replays a log.
  ///
  /// @throws IllegalStateException if it is against the rules
  static Position replay(Game<?> game, Map<String, String> options, List<Event> events, int seq) {
    return played(game, options, events, seq);
  }

  private static <S extends State<S>> Position played(
      Game<S> game, Map<String, String> options, List<Event> events, int seq) {
    Match<S> match = new Match<>(game, Options.of(game.options(), options));
    for (Event event : events) {
      if (match.play(event.actor(), event.action()) instanceof Match.Result.Refused refused) {
        throw new IllegalStateException(event + ": " + refused.refusal());
      }
    }
    return new Position(seq, List.of(match.view(1), match.view(2)));
  }

  /// What a node shows differently.
  List<Finding> findings(Node node, TrialTable table, Position position) {
    List<Finding> findings = new ArrayList<>();
    for (int seat = 1; seat <= 2; seat++) {
      String frame = ask(node, table, seat, "frame");
      String view = "\"view\":" + position.views().get(seat - 1);
      if (!frame.contains("\"seq\":" + position.seq() + ",") || !frame.contains(view)) {
        findings.add(
            different(node, table, "seat " + seat + ", entry " + position.seq() + ": " + frame));
      }
      String key = table.id() + " " + seat;
      String record = ask(node, table, seat, "record");
      String before = records.putIfAbsent(key, record);
      if (before != null && !before.equals(record)) {
        findings.add(different(node, table, "the record of seat " + seat));
      }
    }
    return findings;
  }

  private static Finding different(Node node, TrialTable table, String what) {
    return new Finding(
        Finding.Kind.DIFFERENT,
        table.id(),
        "node " + node.number() + ", " + what.substring(0, Math.min(300, what.length())));
  }

  private static String ask(Node node, TrialTable table, int seat, String what) {
    String head =
        "GET /api/tables/%s/%s HTTP/1.1\r\nAuthorization: Bearer %s\r\n"
            .formatted(table.id(), what, table.tokens().get(seat - 1));
    IOException last = new IOException();
    for (int tries = 0; tries < 3; tries++) {
      try (LoadSocket http = new LoadSocket(node.address(), PATIENCE_MILLIS)) {
        return http.request(head, "");
      } catch (IOException e) {
        last = e;
      }
    }
    return "no answer: " + last.getMessage();
  }
}
