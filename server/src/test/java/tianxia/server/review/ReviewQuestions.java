package tianxia.server.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import tianxia.server.message.Answers.ReviewAnswer;
import tianxia.server.message.ReviewShown;
import tianxia.server.message.ReviewedGame;
import tianxia.server.table.House;
import tianxia.server.table.Party;

/// Finished games, and what is asked of their reviews.
final class ReviewQuestions {
  static final String SOMEBODY = "a";

  private ReviewQuestions() {}

  /// Plays a game, always by the first legal action.
  static Party finished(House house, String game) {
    Party party = house.persons(game, Map.of(), 2);
    while (!party.frame(0).actors().isEmpty()) {
      int seat = party.frame(0).actors().getFirst();
      Party.done(party.play(seat, party.frame(seat).legal().getFirst()));
    }
    return party;
  }

  static ReviewAnswer ask(Reviews reviews, String address, Party party, int viewer) {
    return reviews.ask(address, party.table(), party.token(viewer));
  }

  /// Asks until it is done.
  static ReviewedGame done(Reviews reviews, Party party, int viewer) {
    while (true) {
      ReviewShown shown = (ReviewShown) ask(reviews, SOMEBODY, party, viewer);
      assertThat(shown.state()).isNotEqualTo(ReviewShown.FAILED);
      if (shown.state().equals(ReviewShown.DONE)) {
        assertThat(shown.progress()).isEqualTo(ReviewShown.WHOLE);
        return shown.review().orElseThrow();
      }
      reviews.tick();
    }
  }
}
