package tianxia.server.review;

import java.util.Optional;
import java.util.function.LongSupplier;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.ReviewStore.Claim;
import tianxia.server.store.ReviewStore.Job;
import tianxia.server.store.ReviewStore.Work;

/// Takes up ordered reviews for this node.
///
/// @param catalogue of the games
/// @param clock in nanoseconds since an arbitrary moment
record ReviewTaker(
    ReviewStore store, Catalogue catalogue, ReviewLimits limits, LongSupplier clock) {

  /// Takes an order up; empty if another node has, or if it is abandoned.
  Optional<ReviewJob<?>> take(Job job) {
    long now = clock.getAsLong();
    if (!store.take(job)) {
      return Optional.empty();
    }
    Claim claim = new Claim(job.subject(), job.epoch() + 1);
    if (job.epoch() >= tries(job)) {
      store.fail(claim);
      return Optional.empty();
    }
    return store
        .work(claim)
        .map(work -> job(new TakenReview(claim, now, job.looked(), work.reached().text()), work));
  }

  /// An order that is returned after its first look will be taken up once more without having
  /// failed.
  private int tries(Job job) {
    return limits.tries() + (job.looked() ? 1 : 0);
  }

  private ReviewJob<?> job(TakenReview taken, Work work) {
    String text = work.order().text().orElse("");
    return switch (RecordReader.read(catalogue, text)) {
      case RecordReader.Result.Read(GameRecord record, Game<?> game) -> job(taken, game, record);
      case RecordReader.Result.Unreadable unreadable -> {
        store.fail(taken.claim());
        throw new IllegalStateException("the record of a table is wrong: " + unreadable);
      }
    };
  }

  private <S extends State<S>> ReviewJob<S> job(
      TakenReview taken, Game<S> game, GameRecord record) {
    return new ReviewJob<>(taken, game, record, store, limits, clock);
  }
}
