/// Hashes: of what is compared or named by them, and of the secrets that let somebody in, of which
/// nothing else is kept. And the random texts that ids and secrets are.
@NullMarked
package tianxia.server.digest;

import org.jspecify.annotations.NullMarked;
