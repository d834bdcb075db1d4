package tianxia.opponents.suntzu;

import tianxia.opponents.network.Network;
import tianxia.opponents.network.NetworkShape;
import tianxia.opponents.network.WeightsFile;

/// The trained networks, by the option `rules`, and their files.
public final class Weights {
  /// Weights per row: 31 hidden units and the linear skip.
  static final int UNITS = 32;

  /// The dimensions of the networks.
  public static final NetworkShape SHAPE =
      new NetworkShape(FeatureIndex.COUNT, UNITS - 1, NetworkShape.Output.LINEAR_INTERLEAVED);

  private static final String SCHEMA = "sun-tzu-1";
  private static final float SCALE = 1f / 1024;

  /// Loaded on first use, so that training works without matching weights.
  private static final class Trained {
    static final Network STANDARD = trained(false);
    static final Network ADVANCED = trained(true);

    private static Network trained(boolean advanced) {
      return read(WeightsFile.trained("suntzu/" + name(advanced), SCHEMA));
    }
  }

  private Weights() {}

  public static Network of(boolean advanced) {
    return advanced ? Trained.ADVANCED : Trained.STANDARD;
  }

  public static String name(boolean advanced) {
    return (advanced ? "advanced" : "standard") + ".weights";
  }

  static Network read(byte[] stored) {
    return read(WeightsFile.read(stored, SCHEMA));
  }

  private static Network read(WeightsFile file) {
    file.requireBlocks(2);
    return Network.read(file, 0, SHAPE);
  }

  public static byte[] write(Network network) {
    return new WeightsFile(SCHEMA, network.blocks(SCALE)).write();
  }
}
