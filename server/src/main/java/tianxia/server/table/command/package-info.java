/// Decides what a command does at a table: an entry for its log, or a refusal.
@NullMarked
package tianxia.server.table.command;

import org.jspecify.annotations.NullMarked;
