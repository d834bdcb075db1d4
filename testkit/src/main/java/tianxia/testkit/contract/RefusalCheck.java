package tianxia.testkit.contract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Legal;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;
import tianxia.kernel.words.Words;
import tianxia.testkit.Expect;

/// Whatever is not in the legal list is refused, with a clause and a sentence in every language,
/// and the check changes nothing: actions of other positions and other seats, mutated ones,
/// nonsense, and anything after the end.
final class RefusalCheck<S extends State<S>> implements Check<S> {
  private static final List<String> NONSENSE =
      List.of(
          "",
          " ",
          "?",
          "*",
          "draw",
          "draw ?",
          "pass",
          "pass ",
          "PASS",
          "\u0000",
          "\n",
          "é",
          "棋",
          "-1",
          "99999999999999999999",
          "a".repeat(10_000),
          "\ud800",
          "null",
          "1 1",
          "tile",
          "result 1");
  private static final int POOL = 64;

  /// How many of the nonsense, suspect and pooled texts are tried at a time; over many positions
  /// all are tried.
  private static final int TRIED = 12;

  private static final int MAX_TOLD = 10_000;

  private final Set<Refusal> told = new HashSet<>();
  private final Sentences sentences;
  private final List<String> suspects;
  private final Set<String> clauses;
  private final List<String> pool = new ArrayList<>();

  /// @param clauses those that a refusal may cite
  RefusalCheck(List<Words> words, List<String> suspects, Set<String> clauses) {
    sentences = new Sentences(words);
    this.suspects = suspects;
    this.clauses = clauses;
  }

  @Override
  public void at(Playthrough<S> play) {
    if (!play.expensive()) {
      return;
    }
    String before = Playthrough.json(play.game(), play.state());
    S twin = play.state().copy();
    List<String> fresh = new ArrayList<>();
    int nobody = play.random().nextBoolean() ? -1 : play.seats() + 1;
    for (int k = 0; k <= play.seats() + 1; k++) {
      int actor = k > play.seats() ? nobody : k;
      Set<String> legal = new HashSet<>();
      if (actor >= 0 && actor <= play.seats()) {
        legal.addAll(Legal.notations(play.game(), play.state(), actor));
      }
      fresh.addAll(legal);
      for (String text : stock(play, actor)) {
        ask(play, actor, text, legal.contains(text));
      }
    }
    Expect.equal(
        Playthrough.json(play.game(), play.state()), before, () -> "asking changed the state");
    Expect.that(twin.equals(play.state()), () -> "asking changed the state unseen");
    remember(fresh, play.random());
  }

  private Set<String> stock(Playthrough<S> play, int actor) {
    RandomGenerator random = play.random();
    Set<String> stock = new LinkedHashSet<>();
    for (List<String> texts : List.of(suspects, NONSENSE, pool)) {
      for (int i = 0; i < TRIED && !texts.isEmpty(); i++) {
        stock.add(texts.get(random.nextInt(texts.size())));
      }
    }
    for (int other : Actors.list(play.state().actors())) {
      S state = play.state();
      String text = play.game().write(state, other, state.sample(other, random));
      stock.add(text);
      if (other == actor || random.nextInt(4) == 0) {
        mutations(text, random, stock);
      }
    }
    return stock;
  }

  private static void mutations(String text, RandomGenerator random, Set<String> into) {
    int at = random.nextInt(text.length());
    into.add(text + " ");
    into.add(" " + text);
    into.add(text + text);
    into.add(text.substring(0, at));
    into.add(text.substring(0, at) + text.substring(at + 1));
    into.add(text.substring(at) + text.substring(0, at));
    into.add(text.toUpperCase(java.util.Locale.ROOT));
    into.add(text.toLowerCase(java.util.Locale.ROOT));
    for (int i = 0; i < 4; i++) {
      char c = (char) (0x20 + random.nextInt(0x5f));
      int place = random.nextInt(text.length());
      into.add(text.substring(0, place) + c + text.substring(place + 1));
      char near = (char) (text.charAt(place) + (random.nextBoolean() ? 1 : -1));
      into.add(text.substring(0, place) + near + text.substring(place + 1));
    }
  }

  private void ask(Playthrough<S> play, int actor, String text, boolean legal) {
    Optional<Refusal> refusal = play.game().why(play.state(), actor, text);
    if (legal) {
      Expect.equal(refusal, Optional.empty(), () -> actor + " " + text + " is legal");
    } else {
      Expect.that(refusal.isPresent(), () -> "«" + actor + " " + text + "» is not refused");
      refusal.ifPresent(reason -> told(reason, actor + " " + text));
    }
  }

  private void told(Refusal refusal, String what) {
    // Most refusals repeat, so the sentences of each are checked once.
    if (told.size() >= MAX_TOLD) {
      told.clear();
    }
    if (!told.add(refusal)) {
      return;
    }
    Expect.that(
        clauses.contains(refusal.clause()),
        () -> what + " is refused with a clause that there is not: " + refusal.clause());
    sentences.refusal(refusal, what);
  }

  private void remember(List<String> fresh, RandomGenerator random) {
    for (int i = 0; i < 8 && !fresh.isEmpty(); i++) {
      String text = fresh.get(random.nextInt(fresh.size()));
      if (pool.size() < POOL) {
        pool.add(text);
      } else {
        pool.set(random.nextInt(POOL), text);
      }
    }
  }
}
