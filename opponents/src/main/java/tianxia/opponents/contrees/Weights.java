package tianxia.opponents.contrees;

import java.util.List;
import tianxia.opponents.network.WeightsFile;

/// The weights of the evaluation, in units of 1/256 of a logit (the natural logarithm of the odds
/// that the seat to move wins). The weights of corners are stored by unordered [Triples] and
/// expanded to all orders when read, so that the evaluation does not have to sort.
public final class Weights {
  /// Units per logit.
  public static final int UNIT = 256;

  private static final String SCHEMA = "contrees-1";

  private final short[] stored = new short[Pattern.STAGES * Features.CORNERS];
  private final short[] general = new short[Features.GENERAL];

  /// By [Pattern#stage], then by [Pattern#holding] and [Pattern#corner].
  final short[][] corners = new short[Pattern.STAGES][Pattern.CORNERS];

  private static final class Trained {
    static final Weights WEIGHTS = read(WeightsFile.trained("contrees/" + name(), SCHEMA));
  }

  /// The trained weights, shared by all games.
  static Weights trained() {
    return Trained.WEIGHTS;
  }

  /// The name of the file.
  public static String name() {
    return "towers.weights";
  }

  /// Sets the weight of a corner's feature.
  ///
  /// @param stage a [Pattern#stage]
  /// @param feature of a corner, below [Features#CORNERS]
  public void set(int stage, int feature, short weight) {
    stored[stage * Features.CORNERS + feature] = weight;
  }

  /// The weight that was set.
  public short get(int stage, int feature) {
    return stored[stage * Features.CORNERS + feature];
  }

  int getGeneral(int feature) {
    return general[feature];
  }

  /// Sets the weight of another feature.
  ///
  /// @param feature not of a corner, below [Features#GENERAL]
  public void setGeneral(int feature, short weight) {
    general[feature] = weight;
  }

  /// Expands the corners' weights to all orders of their contrées; to be called after the last
  /// [#set].
  public void spread() {
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

  /// The bytes of the file.
  public byte[] write() {
    float scale = 1f / UNIT;
    return new WeightsFile(
            SCHEMA,
            List.of(
                new WeightsFile.Block(Pattern.STAGES, Features.CORNERS, scale, stored),
                new WeightsFile.Block(1, Features.GENERAL, scale, general)))
        .write();
  }

  /// Reads the output of [#write].
  ///
  /// @throws IllegalStateException if the format is wrong
  public static Weights read(byte[] bytes) {
    return read(WeightsFile.read(bytes, SCHEMA));
  }

  private static Weights read(WeightsFile file) {
    file.requireBlocks(2);
    Weights weights = new Weights();
    copy(file.block(0, Pattern.STAGES, Features.CORNERS), weights.stored);
    copy(file.block(1, 1, Features.GENERAL), weights.general);
    weights.spread();
    return weights;
  }

  private static void copy(WeightsFile.Block block, short[] to) {
    System.arraycopy(block.numbers(), 0, to, 0, to.length);
  }
}
