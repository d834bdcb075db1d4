package tianxia.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Happening;
import tianxia.kernel.Match;
import tianxia.kernel.Moment;
import tianxia.kernel.Options;
import tianxia.kernel.Preview;
import tianxia.kernel.Question;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;

/// Concurrent readers of one match get the same answers as a single reader: a table serves all its
/// viewers from one match.
class ReadersTest {
  private static final int READERS = 4;
  private static final int TRIED = 6;

  private final ExecutorService readers = Executors.newFixedThreadPool(READERS);

  @AfterEach
  void close() {
    readers.close();
  }

  /// Everything that can be queried of a match.
  private record Told(
      List<String> views,
      List<String> legal,
      Optional<Question> question,
      List<Moment> moments,
      List<Preview> previews,
      List<Optional<Refusal>> refusals,
      List<List<Happening>> stories,
      List<Event> seen) {}

  private static List<Game<?>> games() {
    return Games.CATALOGUE.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  <S extends State<S>> void allThatIsAskedAtOnceIsAnsweredAsAlone(Game<S> game) throws Exception {
    play(game, new Random(1), false, ReadersTest::told, 3);
  }

  /// If builders have cards left for only some tiles, legality needs a lookahead for each tile
  /// (PAG-7).
  @ParameterizedTest
  @ValueSource(ints = {18, 56})
  void whatIsLegalInPagodaIsTheSameForAllWhoAsk(int seed) throws Exception {
    Game<?> pagoda = Games.CATALOGUE.game("pagoda").orElseThrow();
    play(pagoda, new Random(seed), true, Match::legal, 100);
  }

  /// A query of a match for a seat.
  private interface Asking<A> {
    A ask(Match<?> match, int seat);
  }

  /// @param building whether seats build if they can, by actions that begin with a site
  private <S extends State<S>> void play(
      Game<S> game, Random random, boolean building, Asking<?> asking, int rounds)
      throws Exception {
    Match<S> match = new Match<>(game, Options.of(game.options(), Map.of()));
    while (!match.over() && match.ply() < 200) {
      int actor = Actors.list(match.actors()).getFirst();
      if (actor == Actors.CHANCE) {
        S position = match.position();
        match.play(actor, game.write(position, actor, position.sample(actor, random)));
      } else {
        compare(match, actor, asking, rounds);
        List<String> legal = match.copy().legal(actor);
        List<String> sites = legal.stream().filter(a -> Character.isDigit(a.charAt(0))).toList();
        List<String> from = building && !sites.isEmpty() ? sites : legal;
        match.play(actor, from.get(random.nextInt(from.size())));
      }
    }
  }

  private <A> void compare(Match<?> match, int seat, Asking<A> asking, int rounds)
      throws Exception {
    A alone = asking.ask(match.copy(), seat);
    CyclicBarrier together = new CyclicBarrier(READERS);
    List<Future<Set<A>>> all = new ArrayList<>();
    for (int reader = 0; reader < READERS; reader++) {
      all.add(
          readers.submit(() -> {
            together.await();
            Set<A> heard = new HashSet<>();
            for (int round = 0; round < rounds; round++) {
              heard.add(asking.ask(match, seat));
            }
            return heard;
          }));
    }
    for (Future<Set<A>> heard : all) {
      assertThat(heard.get()).containsExactly(alone);
    }
  }

  private static Told told(Match<?> match, int seat) {
    List<String> views = new ArrayList<>();
    for (int viewer = 0; viewer <= match.seats(); viewer++) {
      views.add(match.view(viewer));
    }
    List<String> legal = match.legal(seat);
    List<Preview> previews = new ArrayList<>();
    List<Optional<Refusal>> refusals = new ArrayList<>();
    List<List<Happening>> stories = new ArrayList<>();
    List<Event> seen = new ArrayList<>();
    for (String action : legal.subList(0, Math.min(TRIED, legal.size()))) {
      Match.Checked.Legal checked = (Match.Checked.Legal) match.copy().check(seat, action);
      previews.add(match.preview(seat, List.of(action)));
      refusals.add(match.why(seat, action));
      stories.add(match.narrate(0, checked));
      seen.add(match.seen(0, checked));
    }
    return new Told(
        views, legal, match.question(seat), match.moments(seat), previews, refusals, stories, seen);
  }
}
