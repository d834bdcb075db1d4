/// What messages say about a table: who sits there, its clock, events and stages. Parts of
/// messages, none of which is sent alone.
@NullMarked
package tianxia.server.message.table;

import org.jspecify.annotations.NullMarked;
