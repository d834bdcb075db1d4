package tianxia.cli.settings;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The file with settings: lines of `name = value`, comments from `#` at the beginning of a line.
final class SettingsFile {
  private static final int MAX_BYTES = 1 << 16;

  private final Path file;
  private final List<Given> given = new ArrayList<>();

  private SettingsFile(Path file) {
    this.file = file;
  }

  /// Reads a file.
  ///
  /// @throws SettingError if it can't be read, or a line is wrong
  static List<Given> read(Path file) {
    SettingsFile reading = new SettingsFile(file);
    List<String> lines = reading.lines();
    for (int i = 0; i < lines.size(); i++) {
      reading.line(lines.get(i).strip(), new Source.Line(file, i + 1));
    }
    reading.checkPrivate();
    return List.copyOf(reading.given);
  }

  private List<String> lines() {
    try {
      if (Files.size(file) > MAX_BYTES) {
        throw new SettingError(file, "more than 64 KiB are not read");
      }
      return Files.readAllLines(file);
    } catch (NoSuchFileException e) {
      throw new SettingError(file, "no such file");
    } catch (CharacterCodingException e) {
      throw new SettingError(file, "is not text in UTF-8");
    } catch (IOException e) {
      throw new SettingError(file, "can't be read");
    }
  }

  private void line(String line, Source.Line place) {
    if (line.isEmpty() || line.startsWith("#")) {
      return;
    }
    int equals = line.indexOf('=');
    if (equals < 0) {
      throw new SettingError(place, "a line has the form: name = value");
    }
    String key = line.substring(0, equals).strip();
    Setting setting =
        Setting.named(key)
            .orElseThrow(() -> new SettingError(place, "unknown setting; there are " + names()));
    Optional<Given> earlier = setting.repeatable() ? Optional.empty() : first(setting);
    if (earlier.isPresent()) {
      throw new SettingError(place, key + " is set already, at " + earlier.get().source());
    }
    given.add(new Given(setting, line.substring(equals + 1).strip(), place));
  }

  private static String names() {
    return Arrays.stream(Setting.values()).map(Setting::key).collect(Collectors.joining(", "));
  }

  private Optional<Given> first(Setting setting) {
    return given.stream().filter(one -> one.setting() == setting).findFirst();
  }

  /// Refuses a file with a secret that others may read.
  private void checkPrivate() {
    Optional<Given> secret = given.stream().filter(one -> one.setting().secret()).findFirst();
    if (secret.isPresent() && readableByOthers()) {
      throw secret.get().error("others may read this file: chmod 600 " + file);
    }
  }

  private boolean readableByOthers() {
    try {
      var permissions = Files.getPosixFilePermissions(file);
      return permissions.contains(PosixFilePermission.OTHERS_READ);
    } catch (UnsupportedOperationException e) {
      // A file system without such permissions: nothing to check.
      return false;
    } catch (IOException e) {
      throw new SettingError(file, "can't be read");
    }
  }
}
