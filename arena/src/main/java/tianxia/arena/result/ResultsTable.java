package tianxia.arena.result;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tianxia.arena.Contest;
import tianxia.arena.GameResult;
import tianxia.arena.player.ThinkingLimit;

/// Formats the results of a match, and its progress.
public final class ResultsTable {
  private static final int NAMES = 14;
  private static final int MAX_POINTS = 1_200;

  private final Contest contest;
  private final List<GameResult> games;
  private final Results results;
  private final int wide;

  public ResultsTable(Contest contest, List<GameResult> games) {
    this.contest = contest;
    this.games = List.copyOf(games);
    results = new Results(contest.entrants().size(), contest.schedule(), games);
    wide = contest.entrants().stream().mapToInt(e -> e.name().length()).reduce(NAMES, Math::max);
  }

  /// The whole table.
  public String text() {
    StringBuilder out = new StringBuilder(heading()).append("\n\n");
    out.append(padded("player", wide)).append("  games   wins   95 %            Elo\n");
    for (Results.Row row : results.rows()) {
      out.append(padded(name(row.player()), wide))
          .append(String.format(Locale.ROOT, "  %5d", row.games()))
          .append(share(row.share()))
          .append("  ")
          .append(points(row.elo()))
          .append('\n');
    }
    int pair = 2 * wide + 3;
    out.append('\n').append(padded("pair", pair)).append("  score   95 %         Elo   95 %\n");
    for (Results.Pair meeting : results.pairs()) {
      String names = padded(name(meeting.first()), wide) + " - " + name(meeting.second());
      ShareEstimate.Estimate score = meeting.score();
      out.append(padded(names, pair))
          .append(share(score))
          .append("  ")
          .append(elo(score.mean()))
          .append(
              String.format("  [%s, %s]%n", elo(score.low()).strip(), elo(score.high()).strip()));
    }
    return out.append('\n').append(seats()).append(faults()).toString();
  }

  private String heading() {
    ThinkingLimit limit = contest.limit();
    String options =
        contest.options().asMap().entrySet().stream()
            .map(e -> e.getKey() + "=" + e.getValue())
            .collect(Collectors.joining(" "));
    String budget =
        limit.nanos() != Long.MAX_VALUE
            ? ", " + limit.nanos() / 1_000_000 + " ms a turn"
            : limit.iterations() != Integer.MAX_VALUE
                ? ", " + limit.iterations() + " iterations a decision"
                : "";
    return contest.game().id()
        + " "
        + options
        + ": "
        + games.size()
        + " games, seed "
        + contest.seed()
        + budget;
  }

  private String seats() {
    int seats = contest.schedule().seats();
    StringBuilder out = new StringBuilder("wins by seat:");
    for (int seat = 1; seat <= seats; seat++) {
      int at = seat;
      double won = games.stream().mapToDouble(game -> game.share(at)).average().orElse(0);
      out.append(String.format(Locale.ROOT, "  %d: %.1f %%", seat, 100 * won));
    }
    long shared = games.stream().filter(g -> Integer.bitCount(g.winners()) > 1).count();
    return out.append("; shared: ").append(shared).append(" games\n").toString();
  }

  private String faults() {
    StringBuilder out = new StringBuilder();
    for (GameResult game : games) {
      game.fault()
          .ifPresent(fault ->
              out.append("game ")
                  .append(game.game())
                  .append(": lost by ")
                  .append(name(game.seated().get(fault.seat() - 1)))
                  .append(" (seat ")
                  .append(fault.seat())
                  .append("): ")
                  .append(fault.reason())
                  .append('\n'));
    }
    return out.toString();
  }

  /// In one line: `34 of 300 games · master 71 % · greedy 29 %`.
  public String progress() {
    return games.size()
        + " of "
        + contest.schedule().games()
        + " games"
        + results.rows().stream()
            .map(row ->
                String.format(
                    Locale.ROOT, " · %s %.0f %%", name(row.player()), 100 * row.share().mean()))
            .collect(Collectors.joining());
  }

  private String name(int player) {
    return contest.entrants().get(player).name();
  }

  private static String share(ShareEstimate.Estimate e) {
    return String.format(
        Locale.ROOT, "  %5.1f  [%5.1f, %5.1f]", 100 * e.mean(), 100 * e.low(), 100 * e.high());
  }

  private static String elo(double score) {
    return points(Elo.of(score));
  }

  /// Differences too large for any match to measure are shown as «more».
  private static String points(double elo) {
    return Math.abs(elo) > MAX_POINTS
        ? elo > 0 ? " +inf" : " -inf"
        : String.format(Locale.ROOT, "%+5.0f", elo);
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
