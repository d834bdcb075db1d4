/// Tournaments as functions of their logs: who entered, which tables were made, how they ended, and
/// what comes next. Nothing here reads or writes; who meets whom is said in `pairing`.
@NullMarked
package tianxia.server.tournament;

import org.jspecify.annotations.NullMarked;
