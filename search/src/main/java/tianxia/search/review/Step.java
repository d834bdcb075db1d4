package tianxia.search.review;

import tianxia.kernel.Event;

/// What one event changed for the seat of a [SeatReview]. The chance after it is the one before it
/// plus `luck`, `reveal`, `others` and `rest`, less `error`.
///
/// @param ply events before it
/// @param event in full
/// @param chance of the seat before it, by what it knew
/// @param luck of a draw: the chance after its outcome less the mean over all outcomes
/// @param reveal what the seat learned from a choice of another: what it changed beyond `others`
/// @param error what the seat's own choice cost it
/// @param others what choices of others that became known now cost them, as the seat's gain
/// @param rest what is left over: the analyses before and after differ by so much
public record Step(
    int ply,
    Event event,
    double chance,
    double luck,
    double reveal,
    double error,
    double others,
    double rest) {
  /// Luck from this size on is worth showing.
  public static final double LUCK = 0.1;

  /// The seat's chance after it.
  public double after() {
    return chance + luck + reveal - error + others + rest;
  }

  /// Whether the event mattered much by luck, by what it revealed, or by an error of the seat.
  public boolean isMarked() {
    return Math.abs(luck) >= LUCK || Math.abs(reveal) >= LUCK || error >= Decision.ERROR;
  }
}
