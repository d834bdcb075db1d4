package tianxia.bench.trial.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import tianxia.bench.trial.node.Node;
import tianxia.bench.trial.player.TrialTable;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;

/// Replays a table's log with the rules, and holds what nodes show of it against that.
final class NodeCheck {
  private static final int MOST_SHOWN = 200;

  /// The record of each table as the first node had it.
  private final Map<String, String> records = new ConcurrentHashMap<>();

  private final AtomicInteger largest = new AtomicInteger();

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

  /// The length of the largest frame or record.
  int largest() {
    return largest.get();
  }

  /// What a node shows differently of a table.
  List<Finding> findings(Inquiry inquiry, TrialTable table, Position position)
      throws InterruptedException {
    List<Finding> findings = new ArrayList<>();
    for (int seat = 1; seat <= 2; seat++) {
      String token = table.tokens().get(seat - 1);
      String frame = inquiry.ask(table.id(), token, "frame");
      largest.accumulateAndGet(frame.length(), Math::max);
      String view = "\"view\":" + position.views().get(seat - 1);
      if (!frame.contains("\"seq\":" + position.seq() + ",") || !frame.contains(view)) {
        String what = "seat " + seat + ", entry " + position.seq() + ": " + frame;
        findings.add(different(inquiry.node(), table, what));
      }
    }
    String record = inquiry.ask(table.id(), table.tokens().getFirst(), "record");
    largest.accumulateAndGet(record.length(), Math::max);
    String before = records.putIfAbsent(table.id(), record);
    if (before != null && !before.equals(record)) {
      findings.add(different(inquiry.node(), table, "the record"));
    }
    return findings;
  }

  private static Finding different(Node node, TrialTable table, String what) {
    return new Finding(
        Finding.Kind.DIFFERENT,
        table.id(),
        "node " + node.number() + ", " + what.substring(0, Math.min(MOST_SHOWN, what.length())));
  }
}
