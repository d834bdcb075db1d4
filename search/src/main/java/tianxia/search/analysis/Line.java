package tianxia.search.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;

/// Writes an expected line of play in notation, while playing it.
///
/// @param <S> the game's state
public final class Line<S extends State<S>> {
  private final Game<S> game;
  private final S world;
  private final int[] legal;
  private final List<Event> events = new ArrayList<>();

  /// @param world a whole position that the seat considers possible; played on
  public Line(Game<S> game, S world) {
    this.game = game;
    this.world = world;
    legal = new int[world.maxLegal()];
  }

  /// The position that the line has reached; not a copy.
  public S position() {
    return world;
  }

  /// Plays an action and writes it.
  ///
  /// @return whether it is legal; if not, nothing happens
  public boolean play(int actor, int action) {
    if (!may(actor, action)) {
      return false;
    }
    events.add(new Event(actor, game.write(world, actor, action)));
    world.apply(actor, action);
    return true;
  }

  /// Plays a seat's actions as far as they are legal.
  public Line<S> playAll(int actor, int[] actions) {
    for (int action : actions) {
      if (!play(actor, action)) {
        break;
      }
    }
    return this;
  }

  private boolean may(int actor, int action) {
    return Actors.contains(world.actors(), actor)
        && Arrays.binarySearch(legal, 0, world.legalActions(actor, legal), action) >= 0;
  }

  public List<Event> events() {
    return List.copyOf(events);
  }
}
