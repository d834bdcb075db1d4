package tianxia.server.computer;

/// Who asks for a thought. It is told the outcome once, on any thread: an answer, or one of the
/// methods here.
public sealed interface Asker permits Requester, AdviceRequester {
  /// Whose turns these are: those who take turns with one another.
  String party();

  /// Where it is asked: a party's tables take turns too. All that is asked under one name is
  /// equally urgent.
  String table();

  /// How urgent the answer is now. Called from any thread, often; must not block.
  Priority urgency();

  /// No answer: the thinking failed.
  void fails(Throwable cause);

  /// No answer: nobody waited for it any more.
  void unwanted();

  /// No answer: too many requests wait. It may be asked again later.
  void turnedAway();
}
