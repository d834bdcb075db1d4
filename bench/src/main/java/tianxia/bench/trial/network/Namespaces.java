package tianxia.bench.trial.network;

import java.io.IOException;
import java.util.List;

/// A network namespace for each node, joined by a bridge of this machine. A cut gives nodes a wrong
/// hardware address for each other, so that what they send gets lost without a word, while this
/// machine (players, PostgreSQL) still reaches both. Needs Linux, `ip` and the rights of root.
public final class Namespaces implements Network {
  private static final String LOST = "02:00:00:00:00:01";

  private final String name = "tx" + ProcessHandle.current().pid() % 100_000;
  private final String net = "10.231." + ProcessHandle.current().pid() % 250;
  private final int nodes;

  /// @throws IOException if this machine does not allow it, with its reason
  public Namespaces(int nodes) throws IOException {
    this.nodes = nodes;
    try {
      Network.run("ip link add " + name + " type bridge");
      Network.run("ip addr add " + machine() + "/24 dev " + name);
      Network.run("ip link set " + name + " up");
      for (int node = 1; node <= nodes; node++) {
        join(node);
      }
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  private void join(int node) throws IOException {
    String space = space(node);
    Network.run("ip netns add " + space);
    Network.run("ip link add " + space + "v type veth peer name eth0 netns " + space);
    Network.run("ip link set " + space + "v master " + name + " up");
    Network.run("ip -n " + space + " addr add " + host(node) + "/24 dev eth0");
    Network.run("ip -n " + space + " link set eth0 up");
    Network.run("ip -n " + space + " link set lo up");
  }

  private String space(int node) {
    return name + "n" + node;
  }

  @Override
  public String host(int node) {
    return net + "." + (10 + node);
  }

  @Override
  public String machine() {
    return net + ".1";
  }

  @Override
  public List<String> command(int node, List<String> command) {
    List<String> all = new java.util.ArrayList<>(List.of("ip", "netns", "exec", space(node)));
    all.addAll(command);
    return all;
  }

  @Override
  public void cut(int node, boolean now) throws IOException {
    for (int other = 1; other <= nodes; other++) {
      if (other != node) {
        oneWay(node, other, now);
        oneWay(other, node, now);
      }
    }
  }

  private void oneWay(int from, int to, boolean cut) throws IOException {
    String start = "ip -n " + space(from) + " neigh ";
    Network.run(
        cut
            ? start + "replace " + host(to) + " lladdr " + LOST + " dev eth0 nud permanent"
            : start + "del " + host(to) + " dev eth0");
  }

  @Override
  public void close() throws IOException {
    for (int node = 1; node <= nodes; node++) {
      attempt("ip netns del " + space(node));
    }
    attempt("ip link del " + name);
  }

  private static void attempt(String command) {
    try {
      Network.run(command);
    } catch (IOException e) {
      // It was never made.
    }
  }
}
