package tianxia.server.notice;

import java.net.Inet4Address;
import java.net.InetAddress;

/// Which addresses are everybody's. All others are of this machine, of a network that only the
/// server may reach, or of no machine: what a stranger names must never lead there.
final class PublicAddress {
  private PublicAddress() {}

  static boolean is(InetAddress address) {
    if (address.isAnyLocalAddress()
        || address.isLoopbackAddress()
        || address.isLinkLocalAddress()
        || address.isSiteLocalAddress()
        || address.isMulticastAddress()) {
      return false;
    }
    byte[] bytes = address.getAddress();
    return address instanceof Inet4Address ? ofFour(bytes) : ofSixteen(bytes);
  }

  /// Not those of IANA's registry of special addresses.
  private static boolean ofFour(byte[] bytes) {
    int a = bytes[0] & 0xff;
    int b = bytes[1] & 0xff;
    int c = bytes[2] & 0xff;
    boolean shared = a == 100 && (b & 0xc0) == 64;
    boolean protocol = a == 192 && b == 0 && (c == 0 || c == 2);
    boolean relay = a == 192 && b == 88 && c == 99;
    boolean benchmark = a == 198 && (b & 0xfe) == 18;
    boolean example = a == 198 && b == 51 && c == 100 || a == 203 && b == 0 && c == 113;
    return a != 0 && a < 240 && !shared && !protocol && !relay && !benchmark && !example;
  }

  /// Global unicast, but for what leads to other addresses (Teredo, 6to4) or nowhere.
  private static boolean ofSixteen(byte[] bytes) {
    int a = (bytes[0] & 0xff) << 8 | bytes[1] & 0xff;
    int b = (bytes[2] & 0xff) << 8 | bytes[3] & 0xff;
    boolean global = (a & 0xe000) == 0x2000;
    boolean protocol = a == 0x2001 && (b < 0x200 || b == 0xdb8);
    boolean sixToFour = a == 0x2002;
    boolean example = a == 0x3fff && b < 0x1000;
    return global && !protocol && !sixToFour && !example;
  }
}
