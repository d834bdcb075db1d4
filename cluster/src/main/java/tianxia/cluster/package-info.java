/// Tables spread over several nodes, as sharded entities of Apache Pekko.
@NullMarked
package tianxia.cluster;

import org.jspecify.annotations.NullMarked;
