package tianxia.server.computer;

import java.util.List;

/// Who requests a move. It is told the outcome once, by one of [#chooses], [#fails], [#unwanted]
/// and [#turnedAway], on any thread.
public interface Requester {
  /// Whose turns these are: those who take turns with one another.
  String party();

  /// Where it is asked: a party's tables take turns too.
  String table();

  /// How urgent the answer is now. Called from any thread, often; must not block.
  Priority urgency();

  /// The thinking begins, and will take about so long. May be told again where it had to give way.
  /// It tells nothing of the position.
  void begins(long millis);

  /// Legal actions were chosen, at least one, in notation, after so many nanoseconds.
  void chooses(List<String> actions, long nanos);

  /// Nothing was chosen: the thinking failed.
  void fails(Throwable cause);

  /// Nothing was chosen: nobody waited for it any more.
  void unwanted();

  /// Nothing was chosen: too many questions wait. It may be asked again later.
  void turnedAway();
}
