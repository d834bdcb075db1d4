package tianxia.server.store;

import tianxia.server.supervision.FatalFailureListener;

/// Opens the store that a server runs on.
@FunctionalInterface
public interface StoreOpener {
  /// Opens it; whoever asks closes it.
  ///
  /// @param failures is told when nothing more can be written
  /// @throws java.io.UncheckedIOException if it can't be used, with a sentence for the one who runs
  ///   the server
  Store open(FatalFailureListener failures);
}
