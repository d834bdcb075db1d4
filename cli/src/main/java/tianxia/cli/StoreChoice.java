package tianxia.cli;

import tianxia.server.store.StoreOpener;
import tianxia.server.store.StoreProvider;

/// The store at the address that `serve` was given. Its module is on the class path only then
/// (`scripts/build.sh`).
final class StoreChoice {
  private StoreChoice() {}

  /// The opener for an address. It may hold a password by mistake: no message repeats it.
  ///
  /// @throws CommandError if no store is there for such addresses
  /// @throws IllegalArgumentException if the address is none, with a message for the one who gave
  ///   it
  static StoreOpener at(String address) {
    String scheme = address.substring(0, Math.max(0, address.indexOf("://")));
    return StoreProvider.of(scheme)
        .orElseThrow(() ->
            new CommandError(
                "serve: --store: must be like postgresql://host:5432/database; no other stores are"
                    + " there"))
        .at(address, System.getenv());
  }
}
