package tianxia.opponents.qin;

import tianxia.opponents.Resource;

/// The networks that training has made, by the number of seats.
final class Weights {
  private static final Network[] NETS = {read(2), read(3), read(4)};

  private Weights() {}

  static Network of(int seats) {
    return NETS[seats - 2];
  }

  private static Network read(int seats) {
    return Network.read(seats, Resource.bytes("qin/" + seats + ".weights"));
  }
}
