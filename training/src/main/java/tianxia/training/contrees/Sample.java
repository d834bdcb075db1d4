package tianxia.training.contrees;

import java.nio.ByteBuffer;
import tianxia.opponents.contrees.Score;
import tianxia.opponents.contrees.Weights;
import tianxia.opponents.network.Probability;
import tianxia.training.selfplay.ReplayBuffer;

/// A position and its target.
///
/// @param features of the position ([Features#of])
/// @param chances that the seat to move wins, from 0 to 1
/// @param bound whether the chances are exact ([Transpositions#EXACT]), a lower or an upper bound
@SuppressWarnings("ArrayRecordComponent") // created once, never compared, never modified
record Sample(short[] features, float chances, int bound) implements ReplayBuffer.Stored {

  /// The winning chances for a score of the search, on a scale where 1 is a won game.
  static double chances(int score) {
    return score >= Score.PROVEN
        ? 1
        : score <= -Score.PROVEN ? 0 : Probability.sigmoid(score / (double) Weights.UNIT);
  }

  @Override
  public int bytes() {
    return Byte.BYTES + Float.BYTES + Byte.BYTES + Short.BYTES * features.length;
  }

  @Override
  public void write(ByteBuffer to) {
    to.put((byte) bound).putFloat(chances).put((byte) features.length);
    for (short feature : features) {
      to.putShort(feature);
    }
  }

  static Sample read(ByteBuffer from) {
    int bound = from.get();
    float chances = from.getFloat();
    short[] features = new short[from.get()];
    for (int i = 0; i < features.length; i++) {
      features[i] = from.getShort();
    }
    return new Sample(features, chances, bound);
  }
}
