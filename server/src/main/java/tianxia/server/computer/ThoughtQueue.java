package tianxia.server.computer;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The thoughts that wait at a lane, in the order in which they are taken: the most urgent first;
/// of equals the parties take turns, and within a party its tables. So none is taken twice while
/// another of the same urgency waits, and newcomers queue behind all that wait already. Not
/// thread-safe: its lane holds a lock.
final class ThoughtQueue {
  private final int most;

  /// By party and table; the first is the next one.
  private final Map<String, Map<String, Deque<Thought>>> parties = new LinkedHashMap<>();

  private int size;

  /// @param most how many may wait
  ThoughtQueue(int most) {
    this.most = most;
  }

  int size() {
    return size;
  }

  /// Adds one. If the queue is full, the least urgent is rejected, and of these the newest of the
  /// party with the most: whoever floods the queue pays for it.
  ///
  /// @return the one that is rejected
  Optional<Thought> add(Thought thought) {
    parties
        .computeIfAbsent(thought.party(), party -> new LinkedHashMap<>())
        .computeIfAbsent(thought.table(), table -> new ArrayDeque<>())
        .add(thought);
    size++;
    return size > most ? Optional.of(turnAway()) : Optional.empty();
  }

  private Thought turnAway() {
    Priority least = Priority.PRESENT;
    for (Thought thought : all()) {
      least = thought.urgency().compareTo(least) > 0 ? thought.urgency() : least;
    }
    List<Thought> longest = List.of();
    for (Map<String, Deque<Thought>> tables : parties.values()) {
      List<Thought> own = of(tables, least);
      longest = own.size() > longest.size() ? own : longest;
    }
    // Urgencies may have changed during the search; then the newest of all goes.
    Thought last = longest.isEmpty() ? all().getLast() : longest.getLast();
    remove(last);
    return last;
  }

  /// Removes those that nobody waits for any more.
  List<Thought> unwanted() {
    List<Thought> unwanted = of(all(), Priority.NONE);
    unwanted.forEach(this::remove);
    return unwanted;
  }

  /// Removes and returns the next one; its party and its table go to the back of the queue.
  Optional<Thought> take() {
    Optional<Thought> next = Optional.empty();
    Priority best = Priority.NONE;
    for (Thought thought : heads()) {
      Priority urgency = thought.urgency();
      if (next.isEmpty() || urgency.compareTo(best) < 0) {
        best = urgency;
        next = Optional.of(thought);
      }
    }
    next.ifPresent(this::remove);
    next.ifPresent(this::toTheEnd);
    return next;
  }

  /// The part of the threads' time that is a thought's while others of its urgency wait: the same
  /// for each party, divided among the party's own. Less urgent ones take nothing of it.
  ///
  /// @param thought that has been taken
  /// @return above 0; 1 and more where all can be thought about at once
  double share(Thought thought, int threads) {
    int others = 0;
    for (Map.Entry<String, Map<String, Deque<Thought>>> party : parties.entrySet()) {
      boolean other = !party.getKey().equals(thought.party());
      others += other && !of(party.getValue(), thought.urgency()).isEmpty() ? 1 : 0;
    }
    Map<String, Deque<Thought>> own = parties.getOrDefault(thought.party(), Map.of());
    return (double) threads / (1 + others) / (1 + of(own, thought.urgency()).size());
  }

  /// The first thought of each table: those of one table are equally urgent.
  private List<Thought> heads() {
    List<Thought> heads = new ArrayList<>();
    for (Map<String, Deque<Thought>> tables : parties.values()) {
      tables.values().forEach(thoughts -> heads.add(thoughts.getFirst()));
    }
    return heads;
  }

  private List<Thought> all() {
    List<Thought> all = new ArrayList<>();
    parties.values().forEach(tables -> tables.values().forEach(all::addAll));
    return all;
  }

  private static List<Thought> of(Map<String, Deque<Thought>> tables, Priority urgency) {
    List<Thought> all = new ArrayList<>();
    tables.values().forEach(all::addAll);
    return of(all, urgency);
  }

  private static List<Thought> of(List<Thought> all, Priority urgency) {
    List<Thought> some = new ArrayList<>(all);
    some.removeIf(thought -> thought.urgency() != urgency);
    return some;
  }

  private void remove(Thought thought) {
    Map<String, Deque<Thought>> tables = parties.getOrDefault(thought.party(), Map.of());
    Iterator<Deque<Thought>> each = tables.values().iterator();
    while (each.hasNext()) {
      Deque<Thought> thoughts = each.next();
      size -= thoughts.removeIf(other -> other == thought) ? 1 : 0;
      if (thoughts.isEmpty()) {
        each.remove();
      }
    }
    if (tables.isEmpty()) {
      parties.remove(thought.party());
    }
  }

  private void toTheEnd(Thought taken) {
    Map<String, Deque<Thought>> tables = parties.remove(taken.party());
    if (tables != null) {
      Deque<Thought> own = tables.remove(taken.table());
      if (own != null) {
        tables.put(taken.table(), own);
      }
      parties.put(taken.party(), tables);
    }
  }
}
