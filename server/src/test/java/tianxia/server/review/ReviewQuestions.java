package tianxia.server.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.function.LongSupplier;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Answers.ReviewAnswer;
import tianxia.server.message.ReviewShown;
import tianxia.server.message.table.ReviewedGame;
import tianxia.server.store.ReviewStore;
import tianxia.server.table.House;
import tianxia.server.table.Party;

/// Nodes that review, finished games, and what is asked of their reviews.
final class ReviewQuestions {
  static final String SOMEBODY = "a";

  private ReviewQuestions() {}

  /// The reviews of one node, where nothing else wants the processor.
  static Reviews node(
      House house,
      ReviewStore store,
      String version,
      ReviewLimits limits,
      LongSupplier clock,
      ThreadPoolExecutor pool) {
    SpareProcessors spare = new SpareProcessors(1, () -> 0, () -> 0, Waiting.REAL);
    ReviewShift shift =
        new ReviewShift(store, () -> version, SmallGames.CATALOGUE, limits, clock, spare, pool);
    return new Reviews(store, () -> version, house.tables(), limits, address -> address, shift);
  }

  /// One thread for reviews.
  ///
  /// @param free when it has time for any
  static ThreadPoolExecutor pool(CountDownLatch free) {
    ThreadPoolExecutor pool = Reviews.pool(1);
    pool.execute(() -> {
      try {
        free.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
    return pool;
  }

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
