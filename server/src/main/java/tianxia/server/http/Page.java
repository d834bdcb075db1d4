package tianxia.server.http;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/// The built page: all its files, read into memory once. A request can reach what was read and
/// nothing else, so there is no path traversal and no directory listing.
public final class Page {
  private static final String INDEX = "/index.html";

  private final Map<String, PageFile> files;

  private Page(Map<String, PageFile> files) {
    this.files = files;
  }

  /// The page that is built into the program, under `/web` on the class path.
  public static Page builtIn() {
    URL index = Page.class.getResource("/web" + INDEX);
    if (index == null) {
      return new Page(Map.of(INDEX, PageFile.missing()));
    }
    try {
      return index.openConnection() instanceof JarURLConnection in
          ? in(in)
          : in(Path.of(index.toURI()).resolveSibling(""));
    } catch (IOException e) {
      throw new UncheckedIOException("the page can't be read", e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /// @param index of the page
  private static Page in(JarURLConnection index) throws IOException {
    String folder =
        index.getEntryName().substring(0, index.getEntryName().length() - INDEX.length());
    Map<String, PageFile> files = new HashMap<>();
    index.setUseCaches(false);
    try (JarFile jar = index.getJarFile()) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        if (entry.getName().startsWith(folder + "/") && !entry.isDirectory()) {
          String path = entry.getName().substring(folder.length());
          files.put(path, new PageFile(path, bytes(jar, entry)));
        }
      }
    }
    return new Page(Map.copyOf(files));
  }

  private static byte[] bytes(JarFile jar, JarEntry entry) throws IOException {
    byte[] bytes = new byte[Math.toIntExact(entry.getSize())];
    try (InputStream in = jar.getInputStream(entry)) {
      if (in.readNBytes(bytes, 0, bytes.length) < bytes.length) {
        throw new EOFException(entry.getName());
      }
    }
    return bytes;
  }

  /// The page in a folder.
  ///
  /// @throws UncheckedIOException if it can't be read or has no `index.html`
  public static Page in(Path folder) {
    Map<String, PageFile> files = new HashMap<>();
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : walk.filter(Files::isRegularFile).toList()) {
        StringBuilder path = new StringBuilder();
        folder.relativize(file).forEach(name -> path.append('/').append(name));
        files.put(path.toString(), new PageFile(path.toString(), Files.readAllBytes(file)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the page's folder can't be read: " + folder, e);
    }
    if (!files.containsKey(INDEX)) {
      throw new UncheckedIOException(
          new IOException("no index.html in the page's folder " + folder));
    }
    return new Page(Map.copyOf(files));
  }

  /// The same page for browsers that find it under a path. Its index is built with addresses that
  /// begin with a dot, since one build serves under every path; as it is the answer to addresses of
  /// any depth, they have to be whole.
  ///
  /// @param path such as `/games`; empty at the root
  Page under(String path) {
    PageFile index = files.get(INDEX);
    if (index == null) {
      return this;
    }
    String built = new String(index.bytes(""), StandardCharsets.UTF_8);
    String filled = built.replace("=\"./", "=\"" + path + "/");
    Map<String, PageFile> all = new HashMap<>(files);
    all.put(INDEX, new PageFile(INDEX, filled.getBytes(StandardCharsets.UTF_8)));
    return new Page(Map.copyOf(all));
  }

  /// The file at a path of the page; the index for every path that a person may see in the address
  /// bar (`/t/…`, `/rules/qin`, `/u/` and a name, which may have dots). Empty for a file that is
  /// not there.
  ///
  /// @param path decoded, from `/`, without the path that the page is under
  Optional<PageFile> file(String path) {
    PageFile file = files.get(path.equals("/") ? INDEX : path);
    if (file != null) {
      return Optional.of(file);
    }
    boolean named =
        !path.startsWith("/u/") && path.substring(path.lastIndexOf('/') + 1).contains(".");
    return named || path.startsWith("/assets/")
        ? Optional.empty()
        : Optional.ofNullable(files.get(INDEX));
  }

  /// Whether a file is the one that all addresses of the page show.
  boolean isIndex(PageFile file) {
    return file.equals(files.get(INDEX));
  }
}
