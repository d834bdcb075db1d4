package tianxia.opponents.suntzu;

import tianxia.opponents.Resource;

/// The networks that training has made, by the option `rules`.
final class Weights {
  /// Apart, so that weights can be made and named where there are none that fit.
  private static final class Trained {
    static final Network STANDARD = read(false);
    static final Network ADVANCED = read(true);
  }

  private Weights() {}

  static Network of(boolean advanced) {
    return advanced ? Trained.ADVANCED : Trained.STANDARD;
  }

  static String name(boolean advanced) {
    return (advanced ? "advanced" : "standard") + ".weights";
  }

  private static Network read(boolean advanced) {
    return Network.read(Resource.bytes("suntzu/" + name(advanced)));
  }
}
