package tianxia.server.table.command;

import tianxia.server.message.table.Permissions;
import tianxia.server.table.state.TableState;
import tianxia.server.table.state.Takebacks;

/// What a viewer may do besides playing.
public final class ViewerPermissions {
  private ViewerPermissions() {}

  /// What a seat may do; a spectator may do nothing.
  public static Permissions of(TableState table, int viewer) {
    if (viewer == 0) {
      return Permissions.NOTHING;
    }
    boolean playing = table.playing();
    boolean back = playing && Takebacks.back(table.history(), viewer).isPresent();
    return new Permissions(
        back,
        playing
            && !back
            && table.allowed().takebacks()
            && table.takeback().isEmpty()
            && Takebacks.takeback(table.history(), viewer).isPresent(),
        playing && table.seats() == 2,
        playing && table.seats() > 2,
        table.over() && !table.rematch().agreed() && !table.rematch().has(viewer));
  }
}
