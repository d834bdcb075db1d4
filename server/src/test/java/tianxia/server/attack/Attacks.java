package tianxia.server.attack;

import java.util.List;

/// The list of attacks.
final class Attacks {
  private Attacks() {}

  static final List<Attack> ALL =
      List.of(
          new FrameFlood("empty continuations", 0x0, ""),
          new FrameFlood("pings", 0x89, ""),
          new FrameFlood("pongs", 0x8A, ""),
          new FrameFlood("ping messages", 0x81, "{\"type\":\"ping\"}"),
          new RequestFlood("HEAD of the page", "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n"),
          new RequestFlood("health", "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"),
          new RequestFlood("missing files", "GET /x.y HTTP/1.1\r\nHost: localhost\r\n\r\n"),
          new RequestFlood("malformed requests", "GET  HTTP/1.1\r\n\r\n"),
          new ConnectionFlood("short connections", ConnectionFlood.PLAIN, false),
          new ConnectionFlood("resets", ConnectionFlood.PLAIN.repeat(40), true),
          new ConnectionFlood("refused upgrades", ConnectionFlood.UPGRADE, false),
          new SlowHeads());
}
