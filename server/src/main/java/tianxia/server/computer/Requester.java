package tianxia.server.computer;

import java.util.List;

/// Who requests a move.
public non-sealed interface Requester extends Asker {
  /// The thinking begins, and will take about so long. May be told again where it had to give way.
  /// It tells nothing of the position.
  void begins(long millis);

  /// Legal actions were chosen, at least one, in notation, after so many nanoseconds.
  void chooses(List<String> actions, long nanos);
}
