package tianxia.server.review;

import java.util.Optional;
import tianxia.server.message.ReviewedGame;
import tianxia.server.message.json.Messages;
import tianxia.server.store.Packed;

/// Reviews as they are kept.
final class ReviewedText {
  private ReviewedText() {}

  static Packed of(ReviewedGame review) {
    return Packed.of(Messages.write(ReviewedGame.class, review));
  }

  /// Empty for no text, and for one that can't be read.
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
