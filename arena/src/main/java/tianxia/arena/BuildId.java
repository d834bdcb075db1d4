package tianxia.arena;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import tianxia.games.Games;
import tianxia.kernel.State;
import tianxia.opponents.Opponents;
import tianxia.opponents.ProgramFiles;
import tianxia.search.Bot;

/// Identifies the build of the program: rules, players and weights determine the games of a match
/// as much as its seed does.
final class BuildId {
  /// One class of each module that a game depends on.
  private static final List<Class<?>> PARTS =
      List.of(State.class, Games.class, Bot.class, Opponents.class, Arena.class);

  private static final int SHOWN = 16;

  private BuildId() {}

  /// A digest of the modules' classes and resources: 16 hexadecimal digits, the same for the same
  /// build.
  static String digest() throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Class<?> part : PARTS) {
        add(ProgramFiles.of(part), digest);
      }
      return HexFormat.of().formatHex(digest.digest()).substring(0, SHOWN);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /// @param place a jar file, or a folder of classes
  private static void add(Path place, MessageDigest digest) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(place)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    for (Path file : files) {
      digest.update(place.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
      digest.update(Files.readAllBytes(file));
    }
  }
}
