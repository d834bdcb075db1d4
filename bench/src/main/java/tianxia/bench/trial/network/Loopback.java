package tianxia.bench.trial.network;

import java.io.IOException;
import java.util.List;

/// All nodes on this machine's loopback interface, which can't be cut.
public record Loopback() implements Network {
  @Override
  public String host(int node) {
    return machine();
  }

  @Override
  public String machine() {
    return "127.0.0.1";
  }

  @Override
  public List<String> command(int node, List<String> command) {
    return command;
  }

  @Override
  public void cut(int node, boolean now) throws IOException {
    throw new IOException("loopback can't be cut");
  }

  @Override
  public void close() {}
}
