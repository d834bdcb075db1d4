/// Who meets whom, and how they stand: round robin by Berger's tables, the Dutch Swiss system,
/// knock-out, tables of three and four, tie-breaks. Functions of what was played so far: no I/O, no
/// clock, no chance, so that every node of a cluster comes to the same pairing.
@NullMarked
package tianxia.server.tournament.pairing;

import org.jspecify.annotations.NullMarked;
