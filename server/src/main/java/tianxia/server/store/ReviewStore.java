package tianxia.server.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Reviews that are ordered, and those that are finished, for all nodes that share a store. What is
/// written is durable once a method returns. Nothing here is a time of day, since the clocks of
/// nodes differ: whoever wants a review counts up how often it was asked for, whoever works on it
/// how often it has said so, and the others look whether these change.
///
/// Each is of a table and of a version of the analyses: with another version it is another review.
public interface ReviewStore {

  /// What is reviewed, and by which version of the analyses.
  record Subject(String table, String version) {}

  /// What has become of an order.
  enum State {
    WAITING,
    WORKING,
    FAILED
  }

  /// An ordered review.
  ///
  /// @param asks counted up while somebody asks for it
  /// @param epoch how often it has been taken up: who has taken it up with an earlier one writes
  ///   nothing any more
  /// @param beat counted up by who works on it
  /// @param looked whether something is known of it already: at least a first look
  record Job(Subject subject, State state, long asks, int epoch, long beat, boolean looked) {}

  /// The right to work on a review.
  record Claim(Subject subject, int epoch) {}

  /// What it takes to work on a review.
  ///
  /// @param order the game, as whoever has ordered the review gave it
  /// @param reached from where the work goes on; empty: from the beginning
  record Work(Packed order, Packed reached) {}

  /// How far a review is, for those who wait, and for whoever has to go on with it.
  ///
  /// @param progress in ten-thousandths; if more was told before, that stands
  /// @param seconds it is expected to take still; -1 while nobody can tell: what was told before
  ///   stands
  /// @param reached from where another one could go on; empty: as before
  record Progress(Claim claim, int progress, int seconds, Packed reached) {}

  /// What there is of a review.
  sealed interface Found {
    /// Nobody has ordered it.
    record Nothing() implements Found {}

    /// It is done.
    ///
    /// @param body as [#finish] was given it
    record Finished(Packed body) implements Found {}

    /// It waits, or is worked on.
    ///
    /// @param seconds until it is done, if it is worked on, or waits for others that have told how
    ///   long they take; -1 while nobody can tell
    /// @param ahead how many wait that are taken up before it
    /// @param soFar as [#improve] was given it; empty before
    record Ordered(Job job, int progress, int seconds, int ahead, Packed soFar) implements Found {}
  }

  /// What there is of a review.
  Found find(Subject subject);

  /// Orders a review, unless it is there or ordered already, or its table is gone.
  ///
  /// @param by a mark of who orders it
  /// @param most how many may be ordered in all, and by one: reviews that are made or wait
  /// @return whether there was room for it
  boolean order(Subject subject, String by, Packed order, Bounds most);

  /// How many reviews may be ordered.
  record Bounds(int inAll, int byOne) {}

  /// All that are ordered with a version, in the order in which they are taken up: first those that
  /// nobody has looked at yet, and of each kind those first that were ordered first.
  List<Job> jobs(String version);

  /// How many are ordered that nobody has given up.
  long unfinished();

  /// Somebody still asks for them.
  void asked(Set<Subject> subjects);

  /// Takes one up that is as it was seen: it waits, or who had taken it up has ended.
  ///
  /// @return whether nobody else has taken it up meanwhile
  boolean take(Job seen);

  /// What it takes to work on one that was taken up; empty if it is gone.
  Optional<Work> work(Claim claim);

  /// Says how far reviews are, and that somebody works on them.
  ///
  /// @return those that are somebody else's by now, or gone
  List<Claim> tell(List<Progress> all);

  /// Keeps what is known of one so far.
  ///
  /// @return whether it is still the claim's
  boolean improve(Progress progress, Packed soFar);

  /// Keeps a finished review in the place of its order, and of those with other versions; those
  /// that were finished first go where there is no room. Each is written once.
  ///
  /// @param room for all of them, in bytes
  /// @return whether it was still the claim's
  boolean finish(Claim claim, Packed body, long room);

  /// Has it wait again for anybody.
  void release(Claim claim);

  /// It can't be made.
  void fail(Claim claim);

  /// Forgets an order that nobody has asked for since it was seen.
  void drop(Job seen);

  /// Has all wait that somebody has taken up: where it is certain that nobody works on them.
  void releaseAll();
}
