/// Attacks from outside on a server on loopback, bounded in count and time: short ones as tests,
/// and whole ones as trials (`scripts/trials.sh`), which tell what a person's move waits meanwhile.
@NullMarked
package tianxia.server.attack;

import org.jspecify.annotations.NullMarked;
