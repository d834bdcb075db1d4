package tianxia.server.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import tianxia.server.Server;
import tianxia.server.ServerConfig;

/// A server in a separate process, which can be killed.
public final class ServerProcess implements AutoCloseable {
  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  public static ServerProcess start(Path data) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName(),
                data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
    String line = out.readLine();
    if (line == null) {
      throw new IOException("the server did not start");
    }
    return new ServerProcess(process, Integer.parseInt(line));
  }

  public int port() {
    return port;
  }

  /// SIGKILL: no shutdown code runs.
  public void kill() throws InterruptedException {
    process.destroyForcibly();
    if (!process.waitFor(30, TimeUnit.SECONDS)) {
      throw new IllegalStateException("the server can't be killed");
    }
  }

  /// SIGTERM: the server closes while it is played on.
  public void terminate() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(30, TimeUnit.SECONDS)) {
      throw new IllegalStateException("the server does not end");
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  /// Runs the server on a data folder and prints its port.
  public static void main(String[] arguments) throws InterruptedException {
    Logger root = Logger.getLogger("");
    root.setLevel(Level.WARNING);
    Server server =
        Server.start(
            ServerConfig.local(Path.of(arguments[0])).withPort(0).withLimits(TestLimits.none()));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    System.out.println(server.port());
    Thread.currentThread().join();
  }
}
