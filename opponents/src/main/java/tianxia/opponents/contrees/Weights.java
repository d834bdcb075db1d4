package tianxia.opponents.contrees;

import java.nio.ByteBuffer;
import tianxia.opponents.Resource;

/// What the evaluation adds up, in units of 1/256 of a natural logarithm of the odds that the seat
/// to move wins. They are stored by unordered [Triples] and spread over all orders when they are
/// read, so that the evaluation need not sort.
final class Weights {
  static final int UNIT = 256;

  private final short[] stored = new short[Pattern.STAGES * Features.CORNERS];
  private final short[] general = new short[Features.GENERAL];

  /// By [Pattern#stage], then by [Pattern#holding] and [Pattern#corner].
  final short[][] corners = new short[Pattern.STAGES][Pattern.CORNERS];

  /// What training has made, for all games of this program.
  static Weights trained() {
    return Trained.WEIGHTS;
  }

  private static final class Trained {
    static final Weights WEIGHTS = read(Resource.bytes("contrees/towers.weights"));
  }

  /// @param feature of a corner ([Features#CORNERS])
  void set(int stage, int feature, short weight) {
    stored[stage * Features.CORNERS + feature] = weight;
  }

  /// What was set.
  int get(int stage, int feature) {
    return stored[stage * Features.CORNERS + feature];
  }

  int getGeneral(int feature) {
    return general[feature];
  }

  /// @param feature not of a corner ([Features#GENERAL])
  void setGeneral(int feature, short weight) {
    general[feature] = weight;
  }

  /// Makes [#corners] of what was set.
  void spread() {
    for (int stage = 0; stage < Pattern.STAGES; stage++) {
      for (int holding = 0; holding < Pattern.HOLDINGS; holding++) {
        int from = stage * Features.CORNERS + holding * Triples.COUNT;
        int to = Pattern.holding(holding);
        for (int pattern = 0; pattern < Pattern.TRIPLES; pattern++) {
          corners[stage][to + pattern] = stored[from + Triples.of(pattern)];
        }
      }
    }
  }

  /// @param pattern a [Pattern#account]
  int account(int pattern) {
    return general[Features.ACCOUNT + pattern];
  }

  /// @param pattern a [Pattern#lead]
  int lead(int pattern) {
    return general[Features.LEAD + pattern];
  }

  /// @param pattern a [Pattern#room]
  int room(int pattern) {
    return general[Features.ROOM + pattern];
  }

  /// As they are stored beside the classes: shorts, big-endian.
  byte[] write() {
    ByteBuffer to = ByteBuffer.allocate(Short.BYTES * (stored.length + general.length));
    for (short weight : stored) {
      to.putShort(weight);
    }
    for (short weight : general) {
      to.putShort(weight);
    }
    return to.array();
  }

  /// @throws java.nio.BufferUnderflowException if it is too short: the build is broken then
  static Weights read(byte[] bytes) {
    ByteBuffer from = ByteBuffer.wrap(bytes);
    Weights weights = new Weights();
    for (int i = 0; i < weights.stored.length; i++) {
      weights.stored[i] = from.getShort();
    }
    for (int i = 0; i < weights.general.length; i++) {
      weights.general[i] = from.getShort();
    }
    weights.spread();
    return weights;
  }
}
