/// How computers divide their time among requests.
@NullMarked
package tianxia.server.computer;

import org.jspecify.annotations.NullMarked;
