package tianxia.cli.console;

import java.util.logging.LogManager;

/// Java's log manager, which closes all handlers as soon as the process is told to stop, while the
/// server still says how it stops. This one does not once [#last] was called.
///
/// Public, with a public constructor, since Java makes it by its name.
public final class LastingLogManager extends LogManager {
  private static volatile boolean lasts;

  /// Called by Java, once.
  public LastingLogManager() {}

  /// Keeps the handlers open from now on. They write each entry at once, so none is lost at the
  /// end.
  public static void last() {
    lasts = true;
  }

  /// Closes all handlers; called by Java before it reads a configuration, and at the end.
  @Override
  public void reset() {
    if (!lasts) {
      super.reset();
    }
  }
}
