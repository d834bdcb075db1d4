package tianxia.cli.settings;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What can be set for `serve`. In the file a setting has its [#key]; the option is `--key`, the
/// environment variable `TIANXIA_KEY`. Secrets have no option: other users of a machine can see
/// command lines.
public enum Setting {
  HOST,
  PORT,
  DATA,
  STORE,
  STORE_USER,
  STORE_PASSWORD,
  CLUSTER,
  CLUSTER_TLS,
  ORIGIN,
  PROXY,
  LIMIT,
  PAGE,
  ACCOUNTS,
  ACCOUNTS_CODE,
  ACCOUNTS_PROVIDER,
  ACCOUNTS_ISSUER,
  ACCOUNTS_CLIENT,
  ACCOUNTS_SECRET,
  NOTICES,
  TOURNAMENTS,
  CLUBS,
  BACKUP_EVERY,
  BACKUP_TO,
  BACKUPS_KEPT,
  METRICS,
  LOG;

  /// The name in the file.
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The name of the option.
  public String option() {
    return "--" + key();
  }

  /// The name of the environment variable.
  public String variable() {
    return "TIANXIA_" + name();
  }

  /// Whether it may have several values: on several lines, by repeating the option, or separated by
  /// spaces in the environment.
  public boolean repeatable() {
    return this == ORIGIN || this == LIMIT || this == ACCOUNTS_CODE;
  }

  /// Whether its value must not be shown.
  public boolean secret() {
    return this == STORE_PASSWORD || this == ACCOUNTS_CODE || this == ACCOUNTS_SECRET;
  }

  /// The setting with this name in the file.
  public static Optional<Setting> named(String key) {
    return Arrays.stream(values()).filter(setting -> setting.key().equals(key)).findFirst();
  }
}
