package tianxia.server.review;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import tianxia.games.Games;
import tianxia.kernel.State;
import tianxia.opponents.Opponents;
import tianxia.opponents.ProgramFiles;
import tianxia.search.Bot;
import tianxia.server.advice.Foresight;
import tianxia.server.message.ReviewShown;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.RawJson;
import tianxia.server.message.table.ReviewedGame;

/// The version of the rules, the searches and their weights with which reviews are made and worded:
/// a review made by another version may differ. It is a digest of these classes and files, so
/// nobody can forget to increment it.
final class AnalysisVersion {
  private static final List<Class<?>> PARTS =
      List.of(State.class, Games.class, Bot.class, Opponents.class, AnalysisVersion.class);

  /// Of the server's classes, only those that make reviews.
  private static final String SERVER = "tianxia/server/";

  private static final List<String> TELLING =
      List.of(
          folder(AnalysisVersion.class),
          folder(Foresight.class),
          file(ReviewShown.class),
          file(ReviewedGame.class),
          file(EventShown.class),
          file(RawJson.class));

  private static final int SHOWN = 16;

  private AnalysisVersion() {}

  /// Computed once, on first use.
  private static final class Held {
    static final String TEXT = read();
  }

  /// 16 hexadecimal digits, the same on all nodes with the same program.
  static String text() {
    return Held.TEXT;
  }

  private static String read() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Class<?> part : PARTS) {
        add(ProgramFiles.of(part), digest);
      }
      return HexFormat.of().formatHex(digest.digest()).substring(0, SHOWN);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /// @param place a jar, whose timestamps are ignored, or a folder of classes
  private static void add(Path place, MessageDigest digest) throws IOException {
    if (Files.isDirectory(place)) {
      try (Stream<Path> all = Files.walk(place)) {
        for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
          if (counts(place.relativize(file).toString())) {
            add(Files.newInputStream(file), digest);
          }
        }
      }
      return;
    }
    try (ZipFile jar = new ZipFile(place.toFile())) {
      List<? extends ZipEntry> entries =
          jar.stream().sorted(Comparator.comparing(ZipEntry::getName)).toList();
      for (ZipEntry entry : entries) {
        if (!entry.isDirectory() && counts(entry.getName())) {
          add(jar.getInputStream(entry), digest);
        }
      }
    }
  }

  private static String folder(Class<?> some) {
    return some.getPackageName().replace('.', '/') + '/';
  }

  /// Without its end, so that it stands for the classes in it too.
  private static String file(Class<?> some) {
    return some.getName().replace('.', '/');
  }

  private static boolean counts(String name) {
    String plain = name.replace('\\', '/');
    return plain.startsWith(SERVER)
        ? TELLING.stream().anyMatch(plain::startsWith)
        : plain.startsWith("tianxia/");
  }

  private static void add(InputStream file, MessageDigest digest) throws IOException {
    try (DigestInputStream in = new DigestInputStream(file, digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
  }
}
