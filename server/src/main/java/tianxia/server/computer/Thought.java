package tianxia.server.computer;

import java.util.function.LongSupplier;
import tianxia.kernel.State;

/// A question with who asked it, from the asking to the answer.
final class Thought<S extends State<S>> {
  /// How often a thought that had to give way begins again; after that it answers with what it has
  /// found when it has to.
  private static final int MAX_TIMES = 3;

  /// What the clock of a thought that is to end goes on by whenever it is looked at: longer than
  /// any effort.
  private static final long AT_ONCE = 3_600_000_000_000L;

  /// It goes on so often at most: there is no end to what it may show.
  private static final long MAX_LOOKS = 1_000_000;

  private final Computers.Question<S> question;
  private final Computers.Asker asker;
  private volatile boolean ending;
  private int times;

  Thought(Computers.Question<S> question, Computers.Asker asker) {
    this.question = question;
    this.asker = asker;
  }

  Computers.Question<S> question() {
    return question;
  }

  Computers.Asker asker() {
    return asker;
  }

  String party() {
    return asker.party();
  }

  String table() {
    return asker.table();
  }

  Priority urgency() {
    return asker.urgency();
  }

  /// Has what thinks come to an end: by its clock its time is over.
  void end() {
    ending = true;
  }

  boolean ending() {
    return ending;
  }

  /// What it measures its time by, on one thread. Also who begins to measure after the end was
  /// asked for sees its time go by.
  LongSupplier clock(LongSupplier clock) {
    long[] looks = new long[1];
    return () -> {
      looks[0] += ending && looks[0] < MAX_LOOKS ? 1 : 0;
      return clock.getAsLong() + looks[0] * AT_ONCE;
    };
  }

  /// Whether it was ended before its time and is to begin again.
  boolean again() {
    if (!ending || times >= MAX_TIMES) {
      return false;
    }
    times++;
    ending = false;
    return true;
  }
}
