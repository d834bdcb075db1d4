package tianxia.cli.settings;

import java.util.function.Function;

/// One value of a setting, as it was given.
public record Given(Setting setting, String value, Source source) {

  /// The value as a `T`.
  ///
  /// @param reader throws [IllegalArgumentException] if the text is none, with a message that says
  ///   what is needed
  /// @throws SettingError if it is none
  public <T> T as(Function<String, T> reader) {
    try {
      return reader.apply(value);
    } catch (IllegalArgumentException e) {
      throw error("" + e.getMessage());
    }
  }

  /// An error in this value, which is repeated unless it is or may contain a secret, or is part of
  /// the message.
  SettingError error(String why) {
    String place = source instanceof Source.Line ? source + ": " + setting.key() : "" + source;
    return switch (setting) {
      case STORE, STORE_PASSWORD, ACCOUNTS_CODE, ACCOUNTS_SECRET, LIMIT ->
          new SettingError(place, why);
      default -> new SettingError(place + " " + value, why);
    };
  }
}
