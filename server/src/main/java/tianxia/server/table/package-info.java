/// Tables: matches in progress, with their seats, their log and their viewers. One writer each;
/// what goes in and out are messages that can be serialised.
@NullMarked
package tianxia.server.table;

import org.jspecify.annotations.NullMarked;
