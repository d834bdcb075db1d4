package tianxia.cli.bots;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tianxia.kernel.Game;
import tianxia.testkit.Repository;

/// `bots/verify.py`, which shares nothing with the program: it lists its games itself.
final class VerifyScript {
  static final Path FILE = Repository.root().resolve("bots/verify.py");

  private VerifyScript() {}

  /// Whether it must check a game's records: wherever anything is drawn, and where it can.
  static boolean checks(Game<?> game) {
    try {
      return game.chance() || Files.readString(FILE).contains("    \"" + game.id() + "\": {");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
