/// The ports of a cluster: who belongs to it, as the store decides, and tables that are spread over
/// its nodes. Other modules implement them; a server of one node needs none.
@NullMarked
package tianxia.server.cluster;

import org.jspecify.annotations.NullMarked;
