/// Players at the tables of a trial, what they were told, and how long they had to wait.
@NullMarked
package tianxia.bench.trial.player;

import org.jspecify.annotations.NullMarked;
