package tianxia.opponents.qin;

import tianxia.opponents.network.Network;
import tianxia.opponents.network.NetworkShape;
import tianxia.opponents.network.WeightsFile;

/// The trained networks, by number of seats, and their files.
public final class Weights {
  private static final String SCHEMA = "qin-1";
  private static final int HIDDEN = 32;
  private static final float SCALE = 1f / 1024;

  private static final Network[] TRAINED = {trained(2), trained(3), trained(4)};

  private Weights() {}

  static Network of(int seats) {
    return TRAINED[seats - 2];
  }

  private static Network trained(int seats) {
    return read(seats, WeightsFile.trained("qin/" + name(seats), SCHEMA));
  }

  public static String name(int seats) {
    return seats + ".weights";
  }

  public static NetworkShape shape(int seats) {
    return new NetworkShape(seats * FeatureIndex.EACH, HIDDEN, NetworkShape.Output.LINEAR);
  }

  static Network read(int seats, byte[] stored) {
    return read(seats, WeightsFile.read(stored, SCHEMA));
  }

  private static Network read(int seats, WeightsFile file) {
    file.requireBlocks(2);
    return Network.read(file, 0, shape(seats));
  }

  public static byte[] write(Network network) {
    return new WeightsFile(SCHEMA, network.blocks(SCALE)).write();
  }
}
