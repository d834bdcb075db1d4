/// The commands of a host: serve, and what keeps a server for years.
@NullMarked
package tianxia.cli.host;

import org.jspecify.annotations.NullMarked;
