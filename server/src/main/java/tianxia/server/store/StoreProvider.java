package tianxia.server.store;

import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/// A kind of store that is chosen by its address, in a module of its own, which the server does not
/// know: it is found by [ServiceLoader], and only if an address is given.
public interface StoreProvider {
  /// Whether it opens addresses of this scheme, such as `postgresql`.
  boolean opens(String scheme);

  /// Reads an address; opens nothing yet.
  ///
  /// @param address such as `postgresql://host:port/database`
  /// @param environment where user and password are: they are never part of an address
  /// @throws IllegalArgumentException if it can't be an address, with a sentence that does not
  ///   repeat it
  StoreOpener at(String address, Map<String, String> environment);

  /// The kind for addresses of a scheme, if it is there.
  static Optional<StoreProvider> of(String scheme) {
    return ServiceLoader.load(StoreProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.opens(scheme))
        .findFirst();
  }
}
