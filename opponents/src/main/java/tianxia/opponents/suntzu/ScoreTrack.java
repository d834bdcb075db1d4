package tianxia.opponents.suntzu;

import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;

/// Where the pawn of the score track comes to after a dynasty, and how the game ends there (SUN-20,
/// SUN-21), with the eyes of the first seat.
final class ScoreTrack {
  static final int LAST_DYNASTY = SunTzuReader.DYNASTIES;

  /// How much a lead counts beside the result, so that losing or winning by little is next to it.
  private static final float STYLE = 0.0005f;

  /// How far the red ends are from the middle.
  final int length;

  private final boolean scoring;
  private final int pawn;
  private final int[] values = new int[SunTzuReader.PROVINCES];

  /// @param open a position in which the orders of a dynasty are to be given
  ScoreTrack(SunTzuState open) {
    int dynasty = SunTzuReader.dynasty(open);
    length = SunTzuReader.track(open);
    scoring = dynasty % 3 == 0;
    pawn = SunTzuReader.pawn(open);
    for (int province = 0; province < values.length; province++) {
      values[province] = SunTzuReader.value(open, province, (dynasty - 1) / 3);
    }
  }

  /// The pawn after the dynasty.
  ///
  /// @param armies by province: plus the first seat's, minus the second's
  int after(int[] armies) {
    int track = pawn;
    for (int province = 0; scoring && province < values.length; province++) {
      track += Integer.signum(armies[province]) * values[province];
    }
    return Math.clamp(track, -length, length);
  }

  /// What the end is worth, from 0 to 1.
  ///
  /// @param lead of the first seat's reserve
  static float end(int track, int lead) {
    float won = (Integer.signum(track != 0 ? track : lead) + 1) / 2f;
    float margin = track + lead / 64f;
    return won * (1 - 40 * STYLE) + STYLE * (20 + margin);
  }
}
