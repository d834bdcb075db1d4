/// What lies between the nodes of a trial, and between a node and PostgreSQL, and how it is cut.
@NullMarked
package tianxia.bench.trial.network;

import org.jspecify.annotations.NullMarked;
