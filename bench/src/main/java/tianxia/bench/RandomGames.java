package tianxia.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Playout;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;

/// Random games with one set of options, and positions from one of them.
final class RandomGames<S extends State<S>> {
  private static final long SEED = 20261120;

  private final S start;
  private final S state;
  private final Xoroshiro random = new Xoroshiro(SEED);
  private final Playout<S> playout;
  private final List<S> positions = new ArrayList<>();
  private int next;

  private RandomGames(S start) {
    this.start = start;
    this.state = start.copy();
    this.playout = new Playout<>(start, random);
    S position = start.copy();
    while (position.actors() != 0) {
      positions.add(position.copy());
      int actor = Actors.first(position.actors());
      position.apply(actor, position.sample(actor, random));
    }
  }

  /// The ids of all games.
  static String[] ids() {
    return Games.CATALOGUE.games().stream().map(Game::id).toArray(String[]::new);
  }

  /// @param set a game's id, then options as `NAME=VALUE`, separated by spaces
  static RandomGames<?> of(String set) {
    List<String> words = List.of(set.split(" ", -1));
    Game<?> game = Games.CATALOGUE.game(words.getFirst()).orElseThrow();
    return of(game, options(words.subList(1, words.size())));
  }

  private static <S extends State<S>> RandomGames<S> of(Game<S> game, Map<String, String> options) {
    return new RandomGames<>(game.start(Options.of(game.options(), options)));
  }

  private static Map<String, String> options(List<String> pairs) {
    return pairs.stream()
        .map(pair -> pair.split("=", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
  }

  int byLists() {
    state.copyFrom(start);
    return playout.byLists(state);
  }

  int bySamples() {
    state.copyFrom(start);
    return playout.bySamples(state);
  }

  S copyForgetImagine() {
    next = (next + 1) % positions.size();
    state.copyFrom(positions.get(next));
    state.forget(1);
    state.imagine(random);
    return state;
  }
}
