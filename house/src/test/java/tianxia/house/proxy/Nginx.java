package tianxia.house.proxy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import javax.net.ssl.SSLContext;
import tianxia.testkit.Repository;

/// nginx with the configuration that `docs/HOSTING.md` gives, and a certificate of its own: one
/// server at the root of its host, another under [Proxy#PATH].
final class Nginx implements Proxy {
  private static final int ATTEMPTS = 5;

  private final Path folder;
  private final int port;

  private Nginx(Path folder, int port) {
    this.folder = folder;
    this.port = port;
  }

  /// Starts it in front of a server. A port that somebody else takes first is tried again.
  ///
  /// @param folder an empty one
  /// @param upstream the servers' ports, by the port of nginx
  static Nginx start(Path folder, IntFunction<Upstreams> upstream) throws Exception {
    for (String temporary : List.of("body", "proxy", "fastcgi", "uwsgi", "scgi")) {
      Files.createDirectories(folder.resolve(temporary));
    }
    run(
        "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
            + " -addext subjectAltName=DNS:localhost -keyout key.pem -out certificate.pem",
        folder);
    String told = "";
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int port = Proxy.freePort();
      Files.writeString(folder.resolve("nginx.conf"), configuration(port, upstream.apply(port)));
      // It returns when it listens.
      Process nginx = command(folder, List.of()).start();
      told = new String(nginx.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (nginx.waitFor() == 0) {
        return new Nginx(folder, port);
      }
    }
    throw new IllegalStateException(told);
  }

  private static ProcessBuilder command(Path folder, List<String> more) {
    List<String> words =
        new ArrayList<>(
            List.of("nginx", "-p", folder.toString(), "-c", "nginx.conf", "-e", "error.log"));
    words.addAll(more);
    return new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
  }

  private static String configuration(int port, Upstreams upstreams) throws IOException {
    String page = Files.readString(Repository.root().resolve("docs/HOSTING.md"));
    String root = block(page, 0);
    String under = block(page, page.indexOf("### Under a path"));
    String common = root.substring(root.indexOf(PASS) + PASS.length(), root.indexOf("    }\n"));
    String described =
        root.replace(PASS, pass(upstreams.atRoot()))
            .replace(
                "    location /",
                under.replace(PASS, pass(upstreams.underPath())).replace(OTHERS, common)
                    + "    location /")
            .replace("listen 443 ssl;", "listen 127.0.0.1:" + port + " ssl;")
            .replace("server_name play.example.org;", "server_name localhost;")
            .replace(
                "# ssl_certificate …; ssl_certificate_key …;",
                "ssl_certificate certificate.pem; ssl_certificate_key key.pem;");
    return """
    user root root;
    pid nginx.pid;
    error_log error.log;
    events {}
    http {
      access_log off;
      client_body_temp_path body;
      proxy_temp_path proxy;
      fastcgi_temp_path fastcgi;
      uwsgi_temp_path uwsgi;
      scgi_temp_path scgi;
    %s}
    """
        .formatted(described);
  }

  private static final String PASS = "        proxy_pass http://127.0.0.1:8080;\n";
  private static final String OTHERS = "        # … and the other lines as above\n";

  private static String pass(int port) {
    return PASS.replace("8080", Integer.toString(port));
  }

  /// The first block for nginx after a place of a page.
  private static String block(String page, int from) {
    String begin = "```nginx\n";
    int at = page.indexOf(begin, from) + begin.length();
    return page.substring(at, page.indexOf("```", at));
  }

  private static void run(String command, Path folder) throws Exception {
    Process process =
        new ProcessBuilder(command.split(" ", -1))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(command + ": " + told);
    }
  }

  @Override
  public String origin() {
    return Proxy.origin(port);
  }

  @Override
  public SSLContext trusting() throws IOException, GeneralSecurityException {
    return Proxy.trusting(folder.resolve("certificate.pem"));
  }

  @Override
  public void stop() throws IOException, InterruptedException {
    Process stop = command(folder, List.of("-s", "stop")).start();
    String told = new String(stop.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (stop.waitFor() != 0) {
      throw new IllegalStateException(told);
    }
  }
}
