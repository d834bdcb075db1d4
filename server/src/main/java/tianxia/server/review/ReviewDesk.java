package tianxia.server.review;

import tianxia.server.message.Answers.ReviewAnswer;

/// Where reviews of finished games are asked for.
@FunctionalInterface
public interface ReviewDesk {
  /// How far a review is. The first question orders it; whoever does not ask again for a while
  /// ([ReviewLimits#patience]) does not want it any more.
  ///
  /// @param address of the one who asks
  /// @param token one that opens the table
  ReviewAnswer ask(String address, String table, String token);
}
