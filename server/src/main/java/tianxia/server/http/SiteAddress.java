package tianxia.server.http;

import java.util.List;
import java.util.Locale;
import tianxia.server.http.api.call.Mount;

/// Where whoever asks finds this server, for addresses that must be whole. A `Host` that is not one
/// of the configured origins is not believed where there are any: then the first is meant.
record SiteAddress(List<String> origins, String path, boolean proxy) {
  SiteAddress(Mount mount, boolean proxy) {
    this(mount.origins().stream().sorted().toList(), mount.path(), proxy);
  }

  /// The address of the page at the origin that was asked, without a slash at its end.
  ///
  /// @param host as the request names it; a stranger's text
  String of(String host) {
    String asked = host.toLowerCase(Locale.ROOT);
    return origins.stream()
            .filter(origin -> origin.substring(origin.indexOf("//") + 2).equals(asked))
            .findFirst()
            .or(() -> origins.stream().findFirst())
            .orElseGet(
                () -> (proxy ? "https://" : "http://") + (plain(asked) ? asked : "localhost"))
        + path;
  }

  /// A name or an address, with a port or without: nothing else can be in it.
  private static boolean plain(String host) {
    return host.matches("[a-z0-9.-]{1,253}(:[0-9]{1,5})?|\\[[0-9a-f:.]{2,45}](:[0-9]{1,5})?");
  }
}
