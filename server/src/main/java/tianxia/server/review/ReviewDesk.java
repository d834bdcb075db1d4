package tianxia.server.review;

import tianxia.server.message.Answers.ReviewAnswer;

/// Where reviews of finished games are asked for.
@FunctionalInterface
public interface ReviewDesk {
  /// The progress of a review. The first request orders it; without a further request within
  /// [ReviewLimits#patience] the order lapses.
  ///
  /// @param address of the client
  /// @param token one that opens the table
  ReviewAnswer ask(String address, String table, String token);
}
