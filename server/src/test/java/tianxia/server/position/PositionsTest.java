package tianxia.server.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.server.message.Answers.PositionAnswer;
import tianxia.server.message.PositionReply;
import tianxia.server.message.Problem;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.PositionRequest;
import tianxia.testkit.contract.GameContract;

/// A record is answered as a table that was played so would answer, and tells a seat nothing that
/// it may not know.
class PositionsTest {
  private static final long SEED = 20_261_125L;
  private static final int EVENTS = 70;
  private static final int VARIED = 150;

  private static final Positions POSITIONS = new Positions(Games.CATALOGUE);

  private static Stream<DynamicTest> each(Check check) {
    return Games.CATALOGUE.games().stream()
        .flatMap(game ->
            GameContract.optionSets(game).stream()
                .map(options ->
                    DynamicTest.dynamicTest(
                        game.id() + " " + options.asMap(), () -> check.of(game, options))));
  }

  private interface Check {
    void of(Game<?> game, Options options);
  }

  @TestFactory
  Stream<DynamicTest> thePositionIsTheTables() {
    return each(PositionsTest::likeAMatch);
  }

  private static void likeAMatch(Game<?> game, Options options) {
    Match<?> match = played(game, options, new Xoroshiro(SEED));
    for (int seat = 1; seat <= match.seats(); seat++) {
      PositionReply.Shown shown =
          (PositionReply.Shown) ask(match, match.events(), seat, Optional.of(3), Optional.empty());
      assertThat(shown.view().text()).isEqualTo(match.view(seat));
      assertThat(shown.actors()).isEqualTo(Actors.list(match.actors()));
      assertThat(shown.events()).hasSize(match.ply() - 3);
      boolean acting = Actors.contains(match.actors(), seat);
      assertThat(shown.legal()).isEqualTo(acting ? match.legal(seat) : List.of());
    }
  }

  @TestFactory
  Stream<DynamicTest> recordsThatASeatCantTellApartAreAnsweredAlike() {
    return each((game, options) -> {
      RandomGenerator random = new Xoroshiro(SEED);
      int compared = 0;
      for (int n = 0; n < VARIED; n++) {
        compared += twins(game, options, random);
      }
      assertThat(compared > 0).isEqualTo(game.hides() != Hidden.NOTHING);
    });
  }

  /// @return how many different records were found that a seat can't tell apart
  private static int twins(Game<?> game, Options options, RandomGenerator random) {
    Match<?> one = played(game, options, random);
    List<Event> other = varied(game, options, one.events(), random);
    int compared = 0;
    for (int seat = 1; seat <= one.seats(); seat++) {
      int end = alike(game, options, one.events(), other, seat);
      if (!one.events().subList(0, end).equals(other.subList(0, end))) {
        compared++;
        for (Optional<List<String>> actions : tried(one, seat)) {
          Optional<Integer> since = Optional.of(random.nextInt(end));
          assertThat(json(ask(one, other.subList(0, end), seat, since, actions)))
              .isEqualTo(json(ask(one, one.events().subList(0, end), seat, since, actions)));
        }
      }
    }
    return compared;
  }

  /// Nothing, each of the seat's own actions in the record, and nonsense.
  private static List<Optional<List<String>>> tried(Match<?> match, int seat) {
    List<Optional<List<String>>> all = new ArrayList<>();
    all.add(Optional.empty());
    all.add(Optional.of(List.of("nonsense")));
    match.events().stream()
        .filter(event -> event.actor() == seat)
        .limit(8)
        .forEach(event -> all.add(Optional.of(List.of(event.action()))));
    return all;
  }

  /// The same record with one event replaced, as far as it can be played.
  private static List<Event> varied(
      Game<?> game, Options options, List<Event> events, RandomGenerator random) {
    int at = random.nextInt(events.size());
    Match<?> match = new Match<>(game, options);
    for (Event event : events) {
      List<String> legal = match.legal(event.actor());
      String action = match.ply() == at ? legal.get(random.nextInt(legal.size())) : event.action();
      if (match.play(event.actor(), action) instanceof Match.Result.Refused) {
        break;
      }
    }
    return match.events();
  }

  /// How many events of two records look the same to a seat, as do the positions after them.
  private static int alike(
      Game<?> game, Options options, List<Event> one, List<Event> other, int seat) {
    Match<?> left = new Match<>(game, options);
    Match<?> right = new Match<>(game, options);
    int common = 0;
    for (int ply = 0; ply < Math.min(one.size(), other.size()); ply++) {
      if (!seen(left, one.get(ply), seat).equals(seen(right, other.get(ply), seat))
          || !left.view(seat).equals(right.view(seat))) {
        return common;
      }
      common++;
    }
    return common;
  }

  /// What the seat sees of an event and is told of it: a battle names cards that no view shows.
  private static List<?> seen(Match<?> match, Event event, int seat) {
    Match.Checked.Legal legal = (Match.Checked.Legal) match.check(event.actor(), event.action());
    List<?> seen = List.of(match.seen(seat, legal), match.narrate(seat, legal));
    match.play(legal);
    return seen;
  }

  private static <S extends State<S>> Match<S> played(
      Game<S> game, Options options, RandomGenerator random) {
    Match<S> match = new Match<>(game, options);
    while (!match.over() && match.ply() < EVENTS) {
      List<Integer> actors = Actors.list(match.actors());
      int actor = actors.get(random.nextInt(actors.size()));
      List<String> legal = match.legal(actor);
      match.play(actor, legal.get(random.nextInt(legal.size())));
    }
    return match;
  }

  private static PositionAnswer ask(
      Match<?> match,
      List<Event> events,
      int seat,
      Optional<Integer> since,
      Optional<List<String>> actions) {
    return POSITIONS.answer(
        new PositionRequest(
            match.game().id(),
            Optional.of(match.options().asMap()),
            events.stream().map(Event::toString).toList(),
            seat,
            since,
            actions));
  }

  private static String json(PositionAnswer answer) {
    return Messages.write(PositionReply.class, (PositionReply) answer);
  }

  @Test
  void whatDoesNotPlayIsRefusedWithItsPlaceAndReason() {
    assertThat(contrees(List.of("1 b1", "1 b2"), Map.of(), 1))
        .isInstanceOfSatisfying(
            PositionReply.Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo(PositionReply.Refused.EVENT);
              assertThat(refused.index()).isBetween(0, 1);
              assertThat(refused.refusal().text()).contains("\"clause\":");
            });
  }

  @Test
  void whatNoGameHasIsAProblem() {
    assertThat(contrees(List.of(), Map.of("a", "b"), 1))
        .isInstanceOfSatisfying(
            Problem.class, p -> assertThat(p.code()).isEqualTo(Problem.UNKNOWN_OPTION));
    assertThat(contrees(List.of(), Map.of(), 9))
        .isInstanceOfSatisfying(
            Problem.class, p -> assertThat(p.code()).isEqualTo(Problem.WRONG_SEATS));
  }

  private static PositionAnswer contrees(
      List<String> events, Map<String, String> options, int seat) {
    return POSITIONS.answer(
        new PositionRequest(
            "contrees", Optional.of(options), events, seat, Optional.empty(), Optional.empty()));
  }
}
