/// What messages say about a table and its game: who sits there, its clock, events and stages.
/// Nearly all are parts of messages and not sent alone.
@NullMarked
package tianxia.server.message.table;

import org.jspecify.annotations.NullMarked;
