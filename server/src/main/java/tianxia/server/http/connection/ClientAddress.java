package tianxia.server.http.connection;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// The address under which a client's requests are counted.
public final class ClientAddress {
  private ClientAddress() {}

  /// The address of the peer; behind a proxy the one that the proxy saw, which is the last in
  /// `X-Forwarded-For` (those before it may be forged by the client).
  ///
  /// @param peer the socket's peer, in digits
  /// @param forwarded the header's lines, in order
  public static String of(String peer, List<String> forwarded, boolean proxy) {
    Optional<String> seen =
        proxy && !forwarded.isEmpty() ? network(last(forwarded.getLast())) : Optional.empty();
    return seen.or(() -> network(peer)).orElse(peer);
  }

  /// The address that requests from an address in digits are counted under; anything else as it is.
  public static String counted(String text) {
    return network(text).orElse(text);
  }

  private static String last(String line) {
    String last = line.substring(line.lastIndexOf(',') + 1).strip();
    if (last.startsWith("[") && last.contains("]")) {
      return last.substring(1, last.indexOf(']'));
    }
    int colon = last.indexOf(':');
    return colon >= 0 && colon == last.lastIndexOf(':') ? last.substring(0, colon) : last;
  }

  /// The network of a counted address: IPv4 /24, IPv6 /48.
  static String widerNetwork(String counted) {
    int lastDot = counted.lastIndexOf('.');
    return lastDot >= 0
        ? counted.substring(0, lastDot)
        : counted.substring(0, Math.min(12, counted.length()));
  }

  /// An IPv4 address as it is; of an IPv6 address the first half, which is what one customer of a
  /// network commonly has to itself. Empty for a text that is no address in digits.
  private static Optional<String> network(String digits) {
    try {
      InetAddress address = InetAddress.ofLiteral(digits);
      return Optional.of(
          address instanceof Inet6Address
              ? HexFormat.of().formatHex(Arrays.copyOf(address.getAddress(), 8))
              : address.getHostAddress());
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
