package tianxia.server.account;

import java.util.List;

/// What a browser calls itself, in short: enough for its owner to know it again, too little to tell
/// one person from another.
final class Devices {
  private static final List<String> BROWSERS =
      List.of("Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari");
  private static final List<String> SYSTEMS =
      List.of("iPhone", "iPad", "Android", "Windows", "Mac OS X", "CrOS", "Linux");

  private Devices() {}

  /// Such as `Firefox, Linux`.
  static String of(String userAgent) {
    String browser = first(BROWSERS, userAgent).replace("Edg", "Edge").replace("OPR", "Opera");
    String system = first(SYSTEMS, userAgent).replace("Mac OS X", "macOS");
    return browser.isEmpty() || system.isEmpty() ? browser + system : browser + ", " + system;
  }

  private static String first(List<String> names, String text) {
    return names.stream().filter(text::contains).findFirst().orElse("");
  }
}
