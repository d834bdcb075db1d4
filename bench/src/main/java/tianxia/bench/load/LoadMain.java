package tianxia.bench.load;

import java.io.IOException;

/// Measures a server under load (docs/CAPACITY.md).
public final class LoadMain {
  private LoadMain() {}

  public static void main(String... args) throws IOException, InterruptedException {
    LoadOptions options;
    try {
      options = LoadOptions.of(args);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(2);
      return;
    }
    try (ServerProcess server = ServerProcess.start(options.server())) {
      Report report = Modes.run(new Load(options, server));
      System.out.println(options.json() ? report.json() : report.text());
    }
    // Players may still be at it.
    System.exit(0);
  }
}
