package tianxia.server.store.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import tianxia.server.digest.RandomText;

/// The operator's key: 256 bits in a file of the data folder, readable by its owner alone. Without
/// the file nobody is the operator. It is read each time, so that deleting it, or having another
/// one made, counts at once.
///
/// @param folder the data folder
public record KeyFile(Path folder) {
  private static final String NAME = "operator.key";
  private static final int BYTES = 32;

  /// The key, which is made if there is none.
  ///
  /// @throws UncheckedIOException if it can't be read or made
  public String make() {
    try {
      OwnerOnlyFiles.folder(folder);
      Path file = folder.resolve(NAME);
      OwnerOnlyFiles.in(folder).file(file);
      String known = read();
      if (!known.isEmpty()) {
        return known;
      }
      String key = RandomText.of(new SecureRandom(), BYTES);
      Files.writeString(file, key + "\n");
      return key;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Whether this is the key. Takes as long for a wrong one as for the right one.
  public boolean opens(String given) {
    String key = read();
    return MessageDigest.isEqual(bytes(key), bytes(given)) && !key.isEmpty();
  }

  /// Empty if there is none, or if it can't be read.
  private String read() {
    try {
      Path file = folder.resolve(NAME);
      return Files.exists(file) ? Files.readString(file).strip() : "";
    } catch (IOException e) {
      throw new UncheckedIOException("the operator's key can't be read", e);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
