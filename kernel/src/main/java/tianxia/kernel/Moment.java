package tianxia.kernel;

/// A moment ahead until which a seat may put its questions off: it is not asked before it. Public.
///
/// @param at on the scale of [Question#moment]: a question is put off if its moment is before this
/// @param name what comes then, as something that is told: `until-province`
public record Moment(int at, Happening name) {

  /// Later than any question.
  public static final int END = Integer.MAX_VALUE;
}
