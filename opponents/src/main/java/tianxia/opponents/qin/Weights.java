package tianxia.opponents.qin;

import tianxia.opponents.Resource;

/// The networks that training has made, by the number of seats.
final class Weights {
  private static final Net[] NETS = {read(2), read(3), read(4)};

  private Weights() {}

  static Net of(int seats) {
    return NETS[seats - 2];
  }

  private static Net read(int seats) {
    return Net.read(seats, Resource.bytes("qin/" + seats + ".weights"));
  }
}
