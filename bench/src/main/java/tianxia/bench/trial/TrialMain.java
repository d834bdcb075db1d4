package tianxia.bench.trial;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import tianxia.bench.trial.plan.TrialOptions;

/// Runs a trial of a cluster, and prints its tally. The exit status is 1 if anything was lost,
/// doubled, out of order or stuck.
public final class TrialMain {
  private TrialMain() {}

  public static void main(String... arguments)
      throws IOException, SQLException, InterruptedException {
    TrialOptions options;
    try {
      options = TrialOptions.of(List.of(arguments));
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(2);
      return;
    }
    System.out.println("seed " + options.seed());
    Tally tally = new Trial(options, System.out).run();
    System.out.println(tally.text());
    System.exit(tally.clean() ? 0 : 1);
  }
}
