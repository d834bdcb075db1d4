package tianxia.cli.play;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.IoMessages;
import tianxia.games.Games;
import tianxia.kernel.record.RecordReader;

/// Reads records from files, with one-line error messages.
public final class RecordFile {
  /// Records of complete games have a few kilobytes; anything larger is not a record.
  static final int MAX_BYTES = 4 << 20;

  private RecordFile() {}

  /// The validated record of a file.
  public static RecordReader.Result.Read read(Path file) {
    return switch (RecordReader.read(Games.CATALOGUE, text(file))) {
      case RecordReader.Result.Read read -> read;
      case RecordReader.Result.Unreadable no ->
          throw CommandError.at(file, no.line(), no.reason() + because(file, no));
    };
  }

  private static String because(Path file, RecordReader.Result.Unreadable no) {
    return no.refusal()
        .map(refusal -> ": " + Games.words(game(file), "en").sentence(refusal))
        .orElse("");
  }

  /// The game named in a readable header.
  private static String game(Path file) {
    Optional<String> line = text(file).lines().filter(l -> l.startsWith("game ")).findFirst();
    return line.orElse("game ").substring("game ".length());
  }

  private static String text(Path file) {
    byte[] bytes = bytes(file);
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    try {
      return decoder.decode(in).toString();
    } catch (CharacterCodingException e) {
      int line = 1;
      for (int i = 0; i < in.position(); i++) {
        line += bytes[i] == '\n' ? 1 : 0;
      }
      throw CommandError.at(file, line, "not a record: not UTF-8 text");
    }
  }

  private static byte[] bytes(Path file) {
    try {
      if (Files.isDirectory(file)) {
        throw new CommandError(file + ": not a record: a folder");
      }
      try (InputStream in = Files.newInputStream(file)) {
        byte[] bytes = in.readNBytes(MAX_BYTES + 1);
        if (bytes.length > MAX_BYTES) {
          throw CommandError.at(file, 1, "not a record: larger than " + (MAX_BYTES >> 20) + " MiB");
        }
        return bytes;
      }
    } catch (IOException e) {
      throw new CommandError(file + ": cannot be read: " + IoMessages.with(e));
    }
  }
}
