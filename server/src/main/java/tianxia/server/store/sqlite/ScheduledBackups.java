package tianxia.server.store.sqlite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.ParsePosition;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.store.folder.OwnerOnlyFiles;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;

/// Copies the database of a data folder at intervals while its server runs, and deletes the oldest
/// copies. The time of a copy is in its name, so that a restart neither makes one too early nor
/// puts one off. A copy that can't be made is logged and tried again: play goes on.
public final class ScheduledBackups implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ScheduledBackups.class);

  /// How often it is looked whether a copy is due.
  private static final Duration LOOK = Duration.ofMinutes(1);

  /// After how long a copy that was not made is tried again.
  static final Duration RETRY = Duration.ofMinutes(10);

  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("'tianxia-'uuuuMMdd'T'HHmmss'Z.db'").withZone(ZoneOffset.UTC);

  /// What is copied where.
  ///
  /// @param data the data folder
  /// @param copies the folder of the copies; made if need be. Other files in it are left alone
  /// @param every between two copies
  /// @param kept how many copies stay, at least 1
  public record Plan(Path data, Path copies, Duration every, int kept) {}

  private record Copy(Path file, Instant at) {}

  private final Plan plan;
  private final InstantSource clock;
  private final PeriodicTask task;
  private Instant notBefore = Instant.MIN;

  private ScheduledBackups(
      Plan plan, InstantSource clock, Duration look, FatalFailureListener failures) {
    this.plan = plan;
    this.clock = clock;
    this.task = PeriodicTask.start("backups", look, this::tick, failures);
  }

  /// Starts. The first copy is made within a minute, if none is recent enough.
  ///
  /// @param failures hears when no more copies are made for a reason that is not the disk's
  public static ScheduledBackups start(Plan plan, FatalFailureListener failures) {
    return new ScheduledBackups(plan, InstantSource.system(), LOOK, failures);
  }

  /// One that looks only when it is told to.
  static ScheduledBackups manual(Plan plan, InstantSource clock, FatalFailureListener failures) {
    return new ScheduledBackups(plan, clock, Duration.ofDays(1), failures);
  }

  /// Makes a copy if one is due.
  synchronized void tick() {
    Instant now = clock.instant();
    if (now.isBefore(notBefore)) {
      return;
    }
    try {
      if (due(now)) {
        Path copy = plan.copies().resolve(NAME.format(now));
        long size = SqliteBackup.make(plan.data(), copy);
        LOG.info("backup: {}, {} KiB", copy, size / 1024);
        for (Copy old : copies().stream().skip(plan.kept()).toList()) {
          Files.delete(old.file());
        }
      }
    } catch (IOException | UncheckedIOException e) {
      notBefore = now.plus(RETRY);
      LOG.error(
          "backup: not made, next try in {} minutes: {}",
          RETRY.toMinutes(),
          Optional.ofNullable(e.getMessage()).orElse(e.toString()));
    }
  }

  /// Copies of the future, which a wrong clock has made, do not put off the next one.
  private boolean due(Instant now) throws IOException {
    OwnerOnlyFiles.folder(plan.copies());
    for (Path part : files(".part")) {
      Files.delete(part);
    }
    return copies().stream()
        .map(Copy::at)
        .filter(at -> !at.isAfter(now))
        .findFirst()
        .map(newest -> !newest.plus(plan.every()).isAfter(now))
        .orElse(true);
  }

  /// The copies, newest first.
  private List<Copy> copies() throws IOException {
    return files("").stream()
        .map(file -> new Copy(file, at(file.getFileName().toString()).orElseThrow()))
        .sorted((a, b) -> b.at().compareTo(a.at()))
        .toList();
  }

  /// The files that are named like a copy, with an ending.
  private List<Path> files(String ending) throws IOException {
    try (Stream<Path> files = Files.list(plan.copies())) {
      return files
          .filter(file -> {
            String name = file.getFileName().toString();
            return name.endsWith(ending)
                && at(name.substring(0, name.length() - ending.length())).isPresent();
          })
          .toList();
    }
  }

  /// When a copy with this name was made; empty if it is none.
  private static Optional<Instant> at(String name) {
    ParsePosition position = new ParsePosition(0);
    TemporalAccessor time;
    try {
      time = NAME.parse(name, position);
    } catch (DateTimeException e) {
      return Optional.empty();
    }
    return position.getIndex() == name.length()
        ? Optional.of(Instant.from(time))
        : Optional.empty();
  }

  /// A copy that is being made may be abandoned; what is left of it is deleted at the next start.
  @Override
  public void close() {
    task.close();
  }
}
