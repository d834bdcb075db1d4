package tianxia.server.http.limit;

import java.time.Duration;

/// What one client may ask of the server. Those per address count all of an address (of an IPv6
/// network, /64) together.
///
/// @param requests HTTP requests to `/api` per address
/// @param tables tables made per address
/// @param joins seats joined per address
/// @param commands commands and previews per address, over HTTP and sockets together
/// @param hints hints taken per address
/// @param messages messages per socket, of any type
/// @param connections open connections per address (all of a proxy's are one address's, so behind a
///   proxy this is not counted)
/// @param sockets open sockets per address
/// @param hello how long a new socket may take to say hello
/// @param write how long one message may take to be written to a socket
/// @param ping how often a socket is asked whether it is there
/// @param idle how long a connection may be silent
/// @param pages requests for files of the page per address, missing files included
/// @param arrivals new connections per address (not counted behind a proxy)
/// @param frames frames on all sockets of an address together: fragments, pings and pongs too
/// @param bytes bytes read per address, whatever they are; a client that sends more is read more
///   slowly (of a proxy: per connection)
/// @param networkConnections open connections of a network: IPv4 /24, IPv6 /48 (not counted behind
///   a proxy)
/// @param allConnections open connections in all; fewer where the system lets the process open
///   fewer files
/// @param head how long a connection may take from its opening, or from the first byte of a
///   request, to the end of the request's head; a fifth of it when more than half of all
///   connections are open
public record ClientLimits(
    Rate requests,
    Rate tables,
    Rate joins,
    Rate commands,
    Rate hints,
    Rate messages,
    int connections,
    int sockets,
    Duration hello,
    Duration write,
    Duration ping,
    Duration idle,
    Rate pages,
    Rate arrivals,
    Rate frames,
    Rate bytes,
    int networkConnections,
    int allConnections,
    Duration head) {

  /// The greatest body of an HTTP request, in bytes.
  public static final int BODY = 64 * 1024;

  /// The greatest message on a socket, in UTF-16 units; a frame may have four times as many bytes.
  public static final int MESSAGE = 16 * 1024;
}
