package tianxia.house.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import tianxia.kernel.json.JsonValue;

/// A container image as an OCI layout, unpacked.
record Image(Path layout) {
  static Image unpacked(Path file, Path to) throws IOException, InterruptedException {
    Files.createDirectories(to);
    Archive.run(new ProcessBuilder("tar", "-xf", file.toString(), "-C", to.toString()));
    return new Image(to);
  }

  JsonValue json(String file) throws IOException {
    return json(layout.resolve(file));
  }

  static JsonValue json(Path file) throws IOException {
    return JsonValue.parse(Files.readString(file));
  }

  /// The value at a path of keys and indices.
  static JsonValue at(JsonValue from, Object... path) {
    JsonValue value = from;
    for (Object step : path) {
      value =
          step instanceof Integer index
              ? all(value).get(index)
              : ((JsonValue.Members) value).get((String) step);
    }
    return value;
  }

  static String text(JsonValue from, Object... path) {
    return ((JsonValue.Text) at(from, path)).value();
  }

  static List<JsonValue> all(JsonValue from, Object... path) {
    return ((JsonValue.Elements) at(from, path)).values();
  }

  /// The content that a descriptor names.
  Path blob(JsonValue descriptor) {
    return layout
        .resolve("blobs/sha256")
        .resolve(text(descriptor, "digest").substring("sha256:".length()));
  }

  /// The parts whose content is not what their name says.
  List<Path> damaged() throws IOException {
    try (Stream<Path> all = Files.list(layout.resolve("blobs/sha256"))) {
      return all.filter(part -> !sha256(part).equals(part.getFileName().toString())).toList();
    }
  }

  private static String sha256(Path file) {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    } catch (IOException | NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The names of the files of all layers, as `tar` lists them.
  List<String> files(JsonValue manifest) throws IOException, InterruptedException {
    StringBuilder names = new StringBuilder();
    for (JsonValue layer : all(manifest, "layers")) {
      names.append(Archive.run(new ProcessBuilder("tar", "-tzvf", blob(layer).toString())));
    }
    return names.toString().lines().toList();
  }
}
