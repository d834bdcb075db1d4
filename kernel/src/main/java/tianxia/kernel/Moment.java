package tianxia.kernel;

/// A moment ahead until which a seat may put its questions off: it is not asked before it. Public.
///
/// @param at on the scale of [Question#moment]: which questions are put off until then is told by
///   [Question#isPutOff]
/// @param name what comes then, as something that is told: `until-province`
public record Moment(int at, Happening name) {

  /// Later than any routine question; the others are still asked.
  public static final int ROUTINE = Integer.MAX_VALUE - 1;

  /// Later than any question.
  public static final int END = Integer.MAX_VALUE;
}
