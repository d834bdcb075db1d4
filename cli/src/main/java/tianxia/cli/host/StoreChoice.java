package tianxia.cli.host;

import java.util.Map;
import tianxia.cli.settings.Given;
import tianxia.server.store.StoreOpener;
import tianxia.server.store.StoreProvider;

/// The store at the address that `serve` was given. Its module is on the class path only then
/// (`scripts/build.sh`).
final class StoreChoice {
  private StoreChoice() {}

  /// The opener for an address. It may hold a password by mistake: no message repeats it.
  ///
  /// @param environment where user and password are
  /// @throws tianxia.cli.settings.SettingError if no store is there for such addresses, or the
  ///   address is none
  static StoreOpener at(Given address, Map<String, String> environment) {
    return address.as(text ->
        StoreProvider.of(text.substring(0, Math.max(0, text.indexOf("://"))))
            .orElseThrow(() ->
                new IllegalArgumentException(
                    "must be like postgresql://host:5432/database; no other stores are there"))
            .at(text, environment));
  }
}
