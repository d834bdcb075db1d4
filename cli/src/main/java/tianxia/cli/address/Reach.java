package tianxia.cli.address;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tianxia.cli.settings.ServerSettings;

/// From where a server can be opened: on this machine, and from others in the same network.
///
/// @param here the link for this machine
/// @param network links for others, the likeliest first; empty if it listens to this machine only
///   or to an address that is named by its link for this machine
public record Reach(String here, List<String> network) {
  /// Interfaces of virtual machines, containers and tunnels: addresses that a phone does not reach.
  private static final List<String> VIRTUAL =
      List.of("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "cni", "tun", "tap", "wg");

  /// What means all addresses of the machine.
  private static final Set<String> ALL = Set.of("0.0.0.0", "::");

  public Reach {
    network = List.copyOf(network);
  }

  /// The reach of a server.
  ///
  /// @param host what it listens to
  public static Reach of(String host, int port) {
    return of(host, port, addresses());
  }

  /// The same, on a machine with these addresses.
  static Reach of(String host, int port, List<InetAddress> addresses) {
    if (!ALL.contains(host)) {
      return new Reach(
          link(host.equals(ServerSettings.LOOPBACK) ? "localhost" : host, port), List.of());
    }
    List<String> network =
        addresses.stream().map(address -> link(address.getHostAddress(), port)).toList();
    return new Reach(link("localhost", port), network);
  }

  /// The same for a page that is under a path.
  public Reach under(String path) {
    return new Reach(here + path, network.stream().map(link -> link + path).toList());
  }

  private static String link(String host, int port) {
    return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
  }

  /// The IPv4 addresses of this machine that others in its network reach, private ones first: those
  /// of IPv6 are long to type, and change.
  private static List<InetAddress> addresses() {
    List<InetAddress> all = new ArrayList<>();
    try (Stream<NetworkInterface> interfaces = NetworkInterface.networkInterfaces()) {
      for (NetworkInterface each : interfaces.toList()) {
        if (each.isUp() && VIRTUAL.stream().noneMatch(each.getName()::startsWith)) {
          each.inetAddresses().filter(Reach::reachable).forEach(all::add);
        }
      }
    } catch (SocketException e) {
      // Whoever may not list them opens it on this machine.
      return List.of();
    }
    return Stream.concat(
            all.stream().filter(InetAddress::isSiteLocalAddress),
            all.stream().filter(address -> !address.isSiteLocalAddress()))
        .toList();
  }

  private static boolean reachable(InetAddress address) {
    return address instanceof Inet4Address
        && !address.isLoopbackAddress()
        && !address.isLinkLocalAddress();
  }
}
