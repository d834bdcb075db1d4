/// How computers share their time.
@NullMarked
package tianxia.server.computer;

import org.jspecify.annotations.NullMarked;
