package tianxia.server.review;

import java.util.Optional;
import tianxia.server.message.json.Messages;
import tianxia.server.message.table.ReviewedGame;
import tianxia.server.store.Packed;

/// The stored form of reviews.
final class ReviewedText {
  private ReviewedText() {}

  static Packed of(ReviewedGame review) {
    return Packed.of(Messages.write(ReviewedGame.class, review));
  }

  /// Empty if there is no text, or if it can't be parsed.
  static Optional<ReviewedGame> review(Packed packed) {
    return packed
        .text()
        .flatMap(text ->
            switch (Messages.read(ReviewedGame.class, text)) {
              case Messages.Parsed.Read<ReviewedGame>(ReviewedGame review) -> Optional.of(review);
              case Messages.Parsed.Malformed<ReviewedGame> _ -> Optional.empty();
            });
  }
}
