/// The program behind the reverse proxy of `docs/HOSTING.md`.
@NullMarked
package tianxia.house.proxy;

import org.jspecify.annotations.NullMarked;
