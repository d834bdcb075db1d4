package tianxia.server.http.connection;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The process's limit of open files, connections included.
///
/// @param open now
/// @param most at once
public record FileDescriptors(long open, long most) {
  private static final Logger LOG = LoggerFactory.getLogger(FileDescriptors.class);

  /// For the store, for classes not loaded yet, and for connections that are being refused or
  /// closed.
  private static final int KEPT = 64;

  /// The fewest connections worth serving.
  private static final int MIN_FREE = 16;

  private static final String REMEDY =
      "run `ulimit -n %d` before starting it, or set LimitNOFILE=%d with systemd";

  /// Empty where the system does not say.
  static Optional<FileDescriptors> now() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
        ? Optional.of(
            new FileDescriptors(
                system.getOpenFileDescriptorCount(), system.getMaxFileDescriptorCount()))
        : Optional.empty();
  }

  /// To be called before anything is opened.
  ///
  /// @throws UncheckedIOException if too few files can be opened to serve anybody, with a sentence
  ///   for whoever starts the server
  public static void check() {
    now()
        .filter(all -> all.room() < MIN_FREE)
        .ifPresent(all -> {
          long enough = all.open + KEPT + MIN_FREE;
          String sentence =
              "this process may open only %d files and needs at least %d: "
                  + REMEDY.replace("%d", "1024");
          throw new UncheckedIOException(
              sentence.formatted(all.most, enough), new IOException("too few file descriptors"));
        });
  }

  /// How many connections can be had; says so where they are fewer than wanted.
  public static int connections(int wanted) {
    return now().map(all -> all.connections(wanted, true)).orElse(wanted);
  }

  /// @param tell whether to warn of it
  int connections(int wanted, boolean tell) {
    int room = Math.clamp(room(), Math.min(MIN_FREE, wanted), wanted);
    if (room < wanted && tell) {
      long enough = open + KEPT + wanted;
      LOG.warn(
          "this process may open only {} files, enough for {} connections instead of {}: {}",
          most,
          room,
          wanted,
          REMEDY.formatted(enough, enough));
    }
    return room;
  }

  private long room() {
    return most - open - KEPT;
  }
}
