package tianxia.house.proxy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import javax.net.ssl.SSLContext;
import tianxia.testkit.Repository;

/// Caddy with the configuration of `docs/compose` and `docs/HOSTING.md`, and certificates that it
/// signs by itself, as it does for a site of this machine.
record Caddy(Path folder, int port, Process process) implements Proxy {
  private static final int ATTEMPTS = 5;
  private static final int TRIES = 300;
  private static final int PAUSE = 100;
  private static final String PASS = "\treverse_proxy tianxia:8080\n";

  /// Starts it in front of servers. A port that somebody else takes first is tried again.
  ///
  /// @param folder an empty one
  /// @param servers the servers' ports, by the port of Caddy
  static Caddy start(Path folder, IntFunction<Upstreams> servers) throws Exception {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int port = Proxy.freePort();
      Files.writeString(folder.resolve("Caddyfile"), configuration(folder, servers.apply(port)));
      Caddy caddy = new Caddy(folder, port, command(folder, port).start());
      if (caddy.serves()) {
        return caddy;
      }
      caddy.stop();
    }
    throw new IllegalStateException(Files.readString(folder.resolve("log")));
  }

  private static ProcessBuilder command(Path folder, int port) {
    ProcessBuilder command =
        new ProcessBuilder("caddy", "run", "--config", "Caddyfile", "--adapter", "caddyfile")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile());
    command.environment().putAll(Map.of("SITE", "localhost:" + port, "HOME", folder.toString()));
    return command;
  }

  /// Waits until it does, or has ended.
  private boolean serves() throws InterruptedException {
    for (int i = 0; i < TRIES && !process.waitFor(PAUSE, TimeUnit.MILLISECONDS); i++) {
      if (Files.exists(root()) && listens()) {
        return true;
      }
    }
    return false;
  }

  /// The site's file, with the lines that the documentation has for a page under a path; before it,
  /// that there is no port but the site's, and nothing outside of the folder.
  private static String configuration(Path folder, Upstreams upstreams) throws IOException {
    Path docs = Repository.root().resolve("docs");
    String site = Files.readString(docs.resolve("compose/Caddyfile"));
    String hosting = Files.readString(docs.resolve("HOSTING.md"));
    int at = hosting.indexOf("\t@games ");
    String under = hosting.substring(at, hosting.indexOf("}", at));
    String before =
        """
        {
        	admin off
        	auto_https disable_redirects
        	skip_install_trust
        	storage file_system {
        		root %s
        	}
        }
        """
            .formatted(folder);
    return before
        + site.replace(PASS, under.replace("8080", Integer.toString(upstreams.underPath())) + PASS)
            .replace("tianxia:8080", "127.0.0.1:" + upstreams.atRoot());
  }

  private boolean listens() {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  private Path root() {
    return folder.resolve("pki/authorities/local/root.crt");
  }

  @Override
  public String origin() {
    return Proxy.origin(port);
  }

  @Override
  public SSLContext trusting() throws IOException, GeneralSecurityException {
    return Proxy.trusting(root());
  }

  @Override
  public void stop() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(30, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
  }
}
