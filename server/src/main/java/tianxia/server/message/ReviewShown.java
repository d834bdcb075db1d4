package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tianxia.server.message.table.ReviewedGame;

/// How far the review of a finished game is, and what is known of it so far.
///
/// @param state `waiting` (for others, perhaps after a first look), `working`, `done` or `failed`
///   (whoever asks again has it made anew)
/// @param ahead how many that wait are taken up before it
/// @param progress in ten-thousandths
/// @param seconds until it is expected to be done, those before it included; empty while nobody can
///   tell
/// @param review the best so far: a rough one soon after it was begun, the final one once done
@Json
public record ReviewShown(
    String state, int ahead, int progress, Optional<Integer> seconds, Optional<ReviewedGame> review)
    implements Answers.ReviewAnswer {

  public static final String WAITING = "waiting";
  public static final String WORKING = "working";
  public static final String DONE = "done";
  public static final String FAILED = "failed";

  /// What `progress` counts to.
  public static final int WHOLE = 10_000;
}
