package tianxia.cluster;

/// The address of a node for the others: `host:port`, `[::1]:port`.
record NodeAddress(String host, int port) {
  /// Reads an address.
  ///
  /// @throws IllegalArgumentException if it is none, with a sentence for the one who gave it
  static NodeAddress of(String text) {
    int colon = text.lastIndexOf(':');
    String digits = text.substring(colon + 1);
    boolean number = digits.matches("[0-9]{1,5}");
    if (colon <= 0 || !number || Integer.parseInt(digits) < 1 || Integer.parseInt(digits) > 65535) {
      throw new IllegalArgumentException(
          "--cluster: must be host:port, the address at which the other nodes reach this one");
    }
    String host = text.substring(0, colon);
    boolean brackets = host.startsWith("[") && host.endsWith("]");
    return new NodeAddress(
        brackets ? host.substring(1, host.length() - 1) : host, Integer.parseInt(digits));
  }

  /// As Pekko writes addresses.
  String text() {
    return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
  }
}
