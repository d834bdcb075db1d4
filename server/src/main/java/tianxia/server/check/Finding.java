package tianxia.server.check;

/// Something wrong with one table.
///
/// @param seq of the entry; 0 for the whole table
/// @param what in one line, without names, tokens and secrets of the table
public record Finding(String table, int seq, String what) {}
