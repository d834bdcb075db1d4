package tianxia.opponents.pagoda;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tianxia.games.pagoda.Pagoda;
import tianxia.games.pagoda.PagodaState;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;

/// Games of Pagoda in progress, with what each seat has seen of them.
final class Tables {
  private static final Pagoda GAME = new Pagoda();

  final Match<PagodaState> match;
  final List<List<Event>> seen = List.of(new ArrayList<>(), new ArrayList<>());
  final RandomGenerator random;

  Tables(Options options, long seed) {
    match = new Match<>(GAME, options);
    random = new Xoroshiro(seed);
  }

  static Stream<Options> options() {
    return Stream.of("full", "quick")
        .flatMap(length ->
            Stream.of("on", "off")
                .map(abilities ->
                    Options.of(GAME.options(), Map.of("length", length, "abilities", abilities))));
  }

  int actor() {
    return Actors.first(match.actors());
  }

  PagodaState forgotten() {
    PagodaState state = match.position();
    state.forget(actor());
    return state;
  }

  /// Plays chance until a seat has to act, or the game is over.
  void draw() {
    while (match.actors() == 1) {
      any();
    }
  }

  /// The acting seat plays any legal action.
  void any() {
    play(match.position().sample(actor(), random));
  }

  void play(int action) {
    int actor = actor();
    String text = GAME.write(match.position(), actor, action);
    if (!(match.check(actor, text) instanceof Match.Checked.Legal legal)) {
      throw new IllegalStateException("refused: " + text + " after " + match.events());
    }
    for (int seat = 1; seat <= 2; seat++) {
      seen.get(seat - 1).add(match.seen(seat, legal));
    }
    match.play(legal);
  }
}
