package tianxia.cluster.membership;

import java.util.Optional;
import org.apache.pekko.cluster.Member;
import tianxia.server.cluster.Membership.Node;

/// A node's serial number as one of the roles that each member tells the others.
public final class NodeRole {
  private static final String PREFIX = "node-";

  private NodeRole() {}

  /// The role of a node.
  public static String of(Node node) {
    return PREFIX + node.serial();
  }

  /// The node that a member is; empty if it has no such role.
  static Optional<Node> of(Member member) {
    String address =
        member.address().getHost().orElse("") + ":" + member.address().getPort().orElse(0);
    return member.getRoles().stream()
        .filter(role -> role.startsWith(PREFIX))
        .findFirst()
        .map(role -> new Node(Long.parseLong(role, PREFIX.length(), role.length(), 10), address));
  }
}
