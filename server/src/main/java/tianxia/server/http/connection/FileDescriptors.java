package tianxia.server.http.connection;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// How many files, connections among them, the system lets the process have open.
///
/// @param open now
/// @param most at once
public record FileDescriptors(long open, long most) {
  private static final Logger LOG = LoggerFactory.getLogger(FileDescriptors.class);

  /// For the store, for classes not loaded yet, and for connections that are being refused or
  /// closed.
  private static final int KEPT = 64;

  /// With fewer connections it is no server.
  private static final int MIN_FREE = 16;

  private static final String REMEDY =
      "`ulimit -n %d` before it starts, or LimitNOFILE=%d with systemd";

  /// Empty where the system does not say.
  static Optional<FileDescriptors> now() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
        ? Optional.of(
            new FileDescriptors(
                system.getOpenFileDescriptorCount(), system.getMaxFileDescriptorCount()))
        : Optional.empty();
  }

  /// To be asked before anything is opened.
  ///
  /// @throws UncheckedIOException if too few files can be opened to serve anybody, with a sentence
  ///   for whoever starts the server
  public static void check() {
    now()
        .filter(all -> all.room() < MIN_FREE)
        .ifPresent(all -> {
          long enough = all.open + KEPT + MIN_FREE;
          String sentence =
              "the system lets this process open %d files, and it needs %d at least: "
                  + REMEDY.replace("%d", "1024");
          throw new UncheckedIOException(
              sentence.formatted(all.most, enough), new IOException("too few files"));
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
          "the system lets this process open {} files, enough for {} connections instead of {}: {}",
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
