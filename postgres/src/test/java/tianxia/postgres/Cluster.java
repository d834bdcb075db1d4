package tianxia.postgres;

import java.util.ArrayList;
import java.util.List;

/// Who belongs to the cluster, in the model of ownership.
///
/// @param home the node that is to have the table
/// @param takenBack whether a node has claimed the table after it was expelled
record Cluster(List<Member> members, int home, boolean takenBack) {
  static final Cluster START = new Cluster(List.of(Member.NEW, Member.NEW), 0, false);

  /// What a node does.
  enum Phase {
    /// It serves, and its lease lasts.
    SERVES,
    /// Its process is stopped, and its lease lasts.
    STOPPED,
    /// Its process is stopped, and its lease has run out.
    OVER,
    /// It knows that its lease has lapsed, and serves nothing.
    LAPSED,
    /// It knows that it was expelled, and has ended.
    ENDED
  }

  /// Whether a node was expelled, as the database says; the node may not know.
  enum Expelled {
    NO,
    /// Its lease had run out.
    BY_LEASE,
    /// It is in the smaller part of the cluster, or its session has ended.
    AT_ONCE
  }

  /// @param claiming whether a claim of it is under way
  record Member(Phase phase, Expelled expelled, boolean claiming) {
    static final Member NEW = new Member(Phase.SERVES, Expelled.NO, false);

    Member in(Phase next) {
      return new Member(next, expelled, claiming);
    }

    Member expelled(Expelled how) {
      return new Member(phase, how, claiming);
    }

    Member claiming(boolean now) {
      return new Member(phase, expelled, now);
    }

    boolean serves() {
      return phase == Phase.SERVES;
    }

    /// Whether it can take a step.
    boolean runs() {
      return phase == Phase.SERVES || phase == Phase.LAPSED;
    }
  }

  Member member(int node) {
    return members.get(node);
  }

  /// Whether a node may claim the table, as far as it knows: one that was expelled has not heard
  /// that it belongs elsewhere.
  boolean mayClaim(int node) {
    return member(node).serves() && (home == node || member(node).expelled() != Expelled.NO);
  }

  Cluster member(int node, Member next) {
    List<Member> all = new ArrayList<>(members);
    all.set(node, next);
    return new Cluster(List.copyOf(all), home, takenBack);
  }

  Cluster home(int node) {
    return new Cluster(members, node, takenBack);
  }

  Cluster takingBack(boolean now) {
    return new Cluster(members, home, takenBack || now);
  }
}
