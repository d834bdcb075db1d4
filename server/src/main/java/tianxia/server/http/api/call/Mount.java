package tianxia.server.http.api.call;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where browsers find the page: at its public origins, under one path. A proxy hands on the whole
/// path, so that nobody has to tell what it took away.
///
/// @param origins such as `https://play.example.org`; empty for the server's own only
/// @param path such as `/games`; empty at the root
public record Mount(Set<String> origins, String path) {
  /// No text that would mean something in markup, in a header or in a shell.
  private static final Pattern ADDRESS =
      Pattern.compile("(https?://[^/?#]+)((?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)");

  public Mount {
    origins = Set.copyOf(origins);
  }

  /// Whether a text is a public address: an origin, with a path if the page is not at its root.
  public static boolean valid(String address) {
    Matcher parts = ADDRESS.matcher(address);
    return parts.matches() && Origins.valid(parts.group(1));
  }

  /// The page at these addresses.
  ///
  /// @throws IllegalArgumentException if one is no address, or if their paths differ: every link is
  ///   written for one
  public static Mount of(Set<String> addresses) {
    Set<String> origins = new LinkedHashSet<>();
    Set<String> paths = new LinkedHashSet<>();
    for (String address : addresses) {
      Matcher parts = ADDRESS.matcher(address);
      if (!valid(address) || !parts.matches()) {
        throw new IllegalArgumentException(
            address + " is not an origin; an example is https://play.example.org");
      }
      origins.add(parts.group(1));
      paths.add(parts.group(2));
    }
    if (paths.size() > 1) {
      throw new IllegalArgumentException("all origins must have the same path: " + paths);
    }
    return new Mount(origins, String.join("", paths));
  }

  /// What a path of a request is within the page; empty if it is outside.
  public Optional<String> inside(String asked) {
    return asked.startsWith(path + "/")
        ? Optional.of(asked.substring(path.length()))
        : Optional.empty();
  }

  /// Whether a path outside the page is one that somebody types who means its first page.
  public boolean meant(String asked) {
    return asked.equals("/") || asked.equals(path);
  }
}
