/// Whether anything was lost, doubled or out of order, by the logs, the nodes and the players.
@NullMarked
package tianxia.bench.trial.check;

import org.jspecify.annotations.NullMarked;
