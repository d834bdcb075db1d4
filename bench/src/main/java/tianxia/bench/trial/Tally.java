package tianxia.bench.trial;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tianxia.bench.trial.check.Finding;
import tianxia.bench.trial.plan.Fault;
import tianxia.bench.trial.plan.TrialOptions;

/// The result of a trial.
///
/// @param seconds from the first fault to the last
/// @param skipped faults that could not be caused, with the reason
/// @param counts of what happened to players
/// @param tables how many were played
/// @param entries how many their logs have
/// @param claims how often a table changed its owner or was loaded
/// @param largest the length of the largest frame or record, in characters
record Tally(
    TrialOptions options,
    long seconds,
    Map<Fault, Waits> waits,
    Map<Fault, String> skipped,
    List<Finding> findings,
    Map<String, Long> counts,
    long tables,
    long entries,
    long claims,
    int largest) {
  private static final int SHOWN = 20;

  Tally {
    findings = List.copyOf(findings);
  }

  /// Whether nothing is wrong.
  boolean clean() {
    return findings.stream().allMatch(finding -> tolerated(finding.kind()));
  }

  private boolean tolerated(Finding.Kind kind) {
    return kind.ofCluster() && options.nodes() > 1 && !options.cluster();
  }

  /// A table in plain text.
  String text() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%d nodes%s, %d tables at a time, seed %d, %d s"
            .formatted(
                options.nodes(),
                options.cluster() || options.nodes() == 1 ? "" : " that do not know each other",
                options.tables(),
                options.seed(),
                seconds));
    lines.add("");
    lines.add(
        "seconds from the fault            |  to the next action    |  longest pause           |  longest answer");
    lines.add("%-34s %5s  %s".formatted("", "times", Waits.headings()));
    waits.forEach((fault, all) ->
        lines.add("%-34s %5d  %s".formatted(fault.meaning(), all.times(), all.columns())));
    skipped.forEach(
        (fault, why) -> lines.add("%-34s %5s  %s".formatted(fault.meaning(), "-", why)));
    lines.add("");
    lines.add(
        String.format(
            Locale.ROOT,
            "%d tables, %d entries in their logs, %d claims; largest frame or record: %d characters",
            tables,
            entries,
            claims,
            largest));
    counts.forEach((what, count) -> lines.add("%-50s %9d".formatted(what, count)));
    lines.add("");
    for (Finding.Kind kind : Finding.Kind.values()) {
      long count = findings.stream().filter(finding -> finding.kind() == kind).count();
      String but = tolerated(kind) ? "  (would be wrong in a cluster)" : "";
      lines.add("%-50s %9d%s".formatted(kind.meaning(), count, but));
    }
    findings.stream()
        .sorted(Comparator.comparing(finding -> tolerated(finding.kind())))
        .limit(SHOWN)
        .forEach(finding -> lines.add("! " + finding));
    return String.join("\n", lines);
  }
}
