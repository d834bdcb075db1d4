package tianxia.search.review;

import tianxia.kernel.Event;

/// What one event changed for the seat of a [SeatReview]. The chance after it is the one before it
/// plus `luck`, `reveal`, `others` and `rest`, minus `error`.
///
/// @param ply number of events before it
/// @param event in full
/// @param chance of the seat before it, by its knowledge
/// @param luck of a draw: the chance after its outcome minus the mean over all outcomes
/// @param reveal the change, beyond `others`, by what the seat learned from another's choice
/// @param error what the seat's own choice cost it
/// @param others the seat's gain from errors of others that became known at this event
/// @param rest the remainder: the difference between the analyses before and after
public record Step(
    int ply,
    Event event,
    double chance,
    double luck,
    double reveal,
    double error,
    double others,
    double rest) {
  /// Minimum size of luck that is shown.
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
