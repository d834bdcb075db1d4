package tianxia.search.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Happening;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;

/// Foresees what others reply where something is hidden: in worlds that the seat considers
/// possible, draws are made and the next seat to choose plays by what it would know there. What
/// happens in most of these worlds is expected. Two positions that the seat cannot tell apart get
/// the same reply with the same random generator.
///
/// @param game the rules
/// @param others plays for other seats
/// @param effort of each of their choices
/// @param <S> the game's state
public record Replies<S extends State<S>>(Game<S> game, Bot<S> others, SearchBudget effort) {
  private static final int WORLDS = 16;

  /// Of a turn; no more of it is looked at.
  private static final int ACTIONS = 12;

  /// The turn of another seat, as the asking seat sees it; empty where that sees nothing of it.
  private record Turn(int after, int actor, String action, List<Happening> happenings) {}

  /// The reply to a seat's choice.
  ///
  /// @param forgotten the position, forgotten for the seat; not modified
  /// @param choice the seat's legal actions in notation
  public Reply to(S forgotten, int seat, List<String> choice, RandomGenerator random) {
    if (simultaneous(forgotten, seat)) {
      return new Reply.Unforeseen();
    }
    List<Turn> turns = new ArrayList<>();
    for (int i = 0; i < WORLDS; i++) {
      S world = forgotten.copy();
      world.imagine(random);
      int events = chosen(world, seat, choice) + forward(world, seat, random);
      if (world.actors() != 0) {
        turns.add(turn(world, events, seat, random));
      }
    }
    return 2 * turns.size() > WORLDS ? typical(turns) : new Reply.None();
  }

  /// Whether others choose at the same time as the seat, or have just done so.
  private boolean simultaneous(S forgotten, int seat) {
    S open = forgotten.copy();
    open.reopen(seat, new int[forgotten.maxLegal()]);
    return Integer.bitCount(open.actors()) > 1;
  }

  /// Plays the choice; no more of it than is legal in this world.
  ///
  /// @return the events
  private int chosen(S world, int seat, List<String> choice) {
    int events = 0;
    for (String notation : choice) {
      if (game.why(world, seat, notation).isPresent()) {
        break;
      }
      world.apply(seat, game.read(world, seat, notation));
      events++;
    }
    return events;
  }

  /// Plays on while nobody else chooses: what is drawn, and what else the seat does in its turn.
  ///
  /// @return the events
  private int forward(S world, int seat, RandomGenerator random) {
    int events = 0;
    while (world.actors() == 1 << Actors.CHANCE || world.actors() == 1 << seat) {
      if (Actors.contains(world.actors(), seat)) {
        for (int action : plan(world, seat, random)) {
          world.apply(seat, action);
          events++;
        }
      } else {
        world.apply(Actors.CHANCE, world.sample(Actors.CHANCE, random));
        events++;
      }
    }
    return events;
  }

  private int[] plan(S world, int actor, RandomGenerator random) {
    S theirs = world.copy();
    theirs.forget(actor);
    return others.plan(theirs, List.of(), actor, effort, random);
  }

  /// @param before events since the choice
  private Turn turn(S world, int before, int seat, RandomGenerator random) {
    int actor = Actors.first(world.actors() & ~(1 << seat));
    List<Happening> told = new ArrayList<>();
    String first = "";
    int made = 0;
    while (made < ACTIONS && world.actors() == 1 << actor) {
      for (int action : plan(world, actor, random)) {
        first = made == 0 ? game.seen(world, seat, actor, action) : first;
        told.addAll(game.narrate(world, seat, actor, action));
        world.apply(actor, action);
        made++;
      }
    }
    return new Turn(before, actor, first, told);
  }

  /// What most turns have in common, taken together: beginning with what most of them do, only
  /// those that do it are looked at further.
  private static Reply typical(List<Turn> turns) {
    List<Turn> alike = turns;
    Set<Happening> common = new LinkedHashSet<>();
    for (Map<Happening, Integer> counts = counts(alike, common);
        !counts.isEmpty();
        counts = counts(alike, common)) {
      Map.Entry<Happening, Integer> most = counts.entrySet().iterator().next();
      for (Map.Entry<Happening, Integer> each : counts.entrySet()) {
        most = each.getValue() > most.getValue() ? each : most;
      }
      if (2 * most.getValue() <= turns.size()) {
        break;
      }
      Happening happening = most.getKey();
      common.add(happening);
      alike = alike.stream().filter(turn -> turn.happenings().contains(happening)).toList();
    }
    if (common.isEmpty()) {
      return new Reply.Unforeseen();
    }
    Turn one = alike.getFirst();
    return new Reply.Typical(
        one.after(),
        one.actor(),
        one.action(),
        one.happenings().stream().filter(common::contains).toList());
  }

  /// How many turns do what; without what is common already.
  private static Map<Happening, Integer> counts(List<Turn> turns, Set<Happening> common) {
    Map<Happening, Integer> counts = new LinkedHashMap<>();
    for (Turn turn : turns) {
      for (Happening each : new LinkedHashSet<>(turn.happenings())) {
        if (!common.contains(each)) {
          counts.merge(each, 1, Integer::sum);
        }
      }
    }
    return counts;
  }
}
