package tianxia.server.talk;

import java.util.Arrays;
import java.util.Optional;

/// The rooms of a table. Until the end of the game each is read by those in it alone.
public enum TalkRoom {
  PLAYERS("players"),
  WATCHERS("watchers");

  private final String code;

  TalkRoom(String code) {
    this.code = code;
  }

  /// The code on the wire and in the store.
  public String code() {
    return code;
  }

  public static Optional<TalkRoom> of(String code) {
    return Arrays.stream(values()).filter(room -> room.code.equals(code)).findFirst();
  }

  /// The room in which a viewer speaks.
  public static TalkRoom ofViewer(int viewer) {
    return viewer > 0 ? PLAYERS : WATCHERS;
  }
}
