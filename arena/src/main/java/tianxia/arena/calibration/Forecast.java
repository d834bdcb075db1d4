package tianxia.arena.calibration;

import tianxia.opponents.network.ChanceCurves;

/// What an analysis said at a decision, and how the game ended.
///
/// @param game number, from 0
/// @param kind of the decision
/// @param chance to win of the seat, from 0 to 1
/// @param result the seat's share of the win, from 0 to 1
public record Forecast(int game, String kind, double chance, double result) {

  /// Reads the text that [#toString] writes.
  ///
  /// @throws IllegalArgumentException if it is none
  public static Forecast parse(String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length != 4) {
      throw new IllegalArgumentException("no forecast: " + text);
    }
    return new Forecast(
        Integer.parseInt(parts[0]),
        parts[1],
        Double.parseDouble(parts[2]),
        Double.parseDouble(parts[3]));
  }

  /// The same with a calibrated chance.
  public Forecast calibrated(ChanceCurves curves) {
    return new Forecast(game, kind, curves.of(kind).applyAsDouble(chance), result);
  }

  @Override
  public String toString() {
    return game + " " + kind + " " + chance + " " + result;
  }
}
