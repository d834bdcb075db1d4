package tianxia.opponents.pagoda;

import java.util.ArrayList;
import java.util.List;
import tianxia.opponents.network.Network;
import tianxia.opponents.network.NetworkShape;
import tianxia.opponents.network.WeightsFile;

/// The trained networks, by options, and their files.
public final class Weights {
  /// The dimensions of both networks: a row for each feature, then [#LEAD] and [#BIAS].
  public static final NetworkShape SHAPE =
      new NetworkShape(Features.COUNT + 2, 32, NetworkShape.Output.BIAS);

  /// The row of the lead, whose value is the lead in units of [#POINTS].
  public static final int LEAD = Features.COUNT;

  /// The row that is always active.
  public static final int BIAS = LEAD + 1;

  public static final float POINTS = 10;

  private static final String SCHEMA = "pagoda-1";

  /// Loaded on first use, so that training works without matching weights.
  private static final class Trained {
    static final Networks FULL_ON = trained(4, true);
    static final Networks FULL_OFF = trained(4, false);
    static final Networks QUICK_ON = trained(3, true);
    static final Networks QUICK_OFF = trained(3, false);

    private static Networks trained(int floors, boolean abilities) {
      return read(WeightsFile.trained("pagoda/" + name(floors, abilities), SCHEMA));
    }
  }

  private Weights() {}

  /// The trained networks for an option set.
  public static Networks of(int floors, boolean abilities) {
    return floors == 3
        ? abilities ? Trained.QUICK_ON : Trained.QUICK_OFF
        : abilities ? Trained.FULL_ON : Trained.FULL_OFF;
  }

  /// `full-on.weights`, `quick-off.weights`…, by the values of the options.
  public static String name(int floors, boolean abilities) {
    return (floors == 3 ? "quick" : "full") + (abilities ? "-on" : "-off") + ".weights";
  }

  /// Reads the output of [#write].
  ///
  /// @throws IllegalStateException if the format is wrong
  public static Networks read(byte[] stored) {
    return read(WeightsFile.read(stored, SCHEMA));
  }

  private static Networks read(WeightsFile file) {
    file.requireBlocks(4);
    return new Networks(Network.read(file, 0, SHAPE), Network.read(file, 2, SHAPE));
  }

  public static byte[] write(Networks networks) {
    List<WeightsFile.Block> blocks = new ArrayList<>(networks.turn().blocks());
    blocks.addAll(networks.dragon().blocks());
    return new WeightsFile(SCHEMA, blocks).write();
  }
}
