package tianxia.server.message;

import java.util.Optional;

/// A message that was written already, by the node that has the table: it is passed on to the
/// client as it is.
///
/// @param seq of a frame
/// @param whole whether it is a whole frame
public record WrittenMessage(String json, Optional<Integer> seq, boolean whole)
    implements ServerMessage {}
