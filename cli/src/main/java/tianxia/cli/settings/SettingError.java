package tianxia.cli.settings;

/// A setting that can't be used, in one line: where it was given, what is wrong, what is needed.
public final class SettingError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// @param where a file, a line of it, an option or a variable
  SettingError(Object where, String why) {
    super(where + ": " + why, null, false, false);
  }
}
