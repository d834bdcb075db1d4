package tianxia.cli.settings;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All that was set. What the command line says counts, else the environment, else the file. Limits
/// are settings of their own, so each has the value of the first that names it.
public final class Settings {
  /// The environment variable that names the file.
  public static final String FILE_VARIABLE = "TIANXIA_CONFIG";

  /// The file in the current folder that is read if no other is named.
  public static final Path FILE = Path.of("tianxia.conf");

  private final Map<Setting, List<Given>> given = new EnumMap<>(Setting.class);

  private Settings() {}

  /// Collects the settings.
  ///
  /// @param options as given on the command line
  /// @param file named on the command line
  /// @param environment of the process
  /// @throws SettingError if the file can't be read or used
  public static Settings of(
      List<Given> options, Optional<Path> file, Map<String, String> environment) {
    Settings settings = new Settings();
    file.or(() -> Optional.ofNullable(environment.get(FILE_VARIABLE)).map(Path::of))
        .or(() -> Optional.of(FILE).filter(Files::exists))
        .ifPresent(path -> settings.add(SettingsFile.read(path)));
    settings.add(variables(environment));
    settings.add(options);
    return settings;
  }

  private static List<Given> variables(Map<String, String> environment) {
    List<Given> found = new ArrayList<>();
    for (Setting setting : Setting.values()) {
      String text = environment.getOrDefault(setting.variable(), "").strip();
      List<String> values = setting.repeatable() ? words(text) : List.of(text);
      values.stream()
          .filter(value -> !value.isEmpty())
          .forEach(value ->
              found.add(new Given(setting, value, new Source.Variable(setting.variable()))));
    }
    return found;
  }

  private static List<String> words(String text) {
    return Arrays.asList(text.split(" +"));
  }

  /// Adds what counts more than all before.
  private void add(List<Given> more) {
    Map<Setting, List<Given>> added = new EnumMap<>(Setting.class);
    more.forEach(one -> added.computeIfAbsent(one.setting(), key -> new ArrayList<>()).add(one));
    added.forEach((setting, values) -> {
      List<Given> all = given.computeIfAbsent(setting, key -> new ArrayList<>());
      if (setting != Setting.LIMIT) {
        all.clear();
      }
      all.addAll(values);
    });
  }

  /// The values that count, of limits all, the most important last.
  public List<Given> all(Setting setting) {
    return List.copyOf(given.getOrDefault(setting, List.of()));
  }

  /// The value that counts, if any was given.
  public Optional<Given> one(Setting setting) {
    List<Given> all = all(setting);
    return all.isEmpty() ? Optional.empty() : Optional.of(all.getLast());
  }
}
