package tianxia.opponents.suntzu;

import tianxia.opponents.Resource;

/// The networks that training has made, by the option `rules`.
final class Weights {
  private static final Net STANDARD = read(false);
  private static final Net ADVANCED = read(true);

  private Weights() {}

  static Net of(boolean advanced) {
    return advanced ? ADVANCED : STANDARD;
  }

  static String name(boolean advanced) {
    return (advanced ? "advanced" : "standard") + ".weights";
  }

  private static Net read(boolean advanced) {
    return Net.read(Resource.bytes("suntzu/" + name(advanced)));
  }
}
