package tianxia.opponents.suntzu;

import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;

/// The pawn's position on the score track after a dynasty, and how the game ends there (SUN-20,
/// SUN-21), from the first seat's point of view.
final class ScoreTrack {
  static final int LAST_DYNASTY = SunTzuReader.DYNASTIES;

  /// The weight of a lead beside the result, so that among wins, or losses, a better lead is
  /// preferred.
  private static final float STYLE = 0.0005f;

  /// The distance of the red ends from the middle.
  final int length;

  private final boolean scoring;
  private final int pawn;
  private final int[] values = new int[SunTzuReader.PROVINCES];

  /// @param open a position before the orders of a dynasty
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
  /// @param armies by province: positive for the first seat, negative for the second
  int after(int[] armies) {
    int track = pawn;
    for (int province = 0; scoring && province < values.length; province++) {
      track += Integer.signum(armies[province]) * values[province];
    }
    return Math.clamp(track, -length, length);
  }

  /// The value of the end of the game, from 0 to 1.
  ///
  /// @param lead of the first seat's reserve
  static float end(int track, int lead) {
    float won = (Integer.signum(track != 0 ? track : lead) + 1) / 2f;
    float margin = track + lead / 64f;
    return won * (1 - 40 * STYLE) + STYLE * (20 + margin);
  }
}
