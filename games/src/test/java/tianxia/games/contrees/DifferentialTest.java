package tianxia.games.contrees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;
import tianxia.kernel.Happening.Parameter;
import tianxia.kernel.Legal;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.CanonicalJson;
import tianxia.testkit.Extent;
import tianxia.testkit.contract.GameContract;

/// Compares the fast engine with the plain one through whole games with every set of options:
/// state, legal actions, and the effects of each tower.
class DifferentialTest {
  private static final int GAMES = 40;
  private static final Contrees GAME = new Contrees();

  private static final List<String> RARE =
      List.of(
          "wide",
          "narrow",
          "two conquered",
          "three conquered",
          "cleaned",
          "encircled 1",
          "encircled 3",
          "two groups",
          "cleaned and encircled",
          "lost",
          "banned",
          "passed",
          "nine",
          "count",
          "destroyed",
          "shared");

  /// A test for each set of options; and a final one that rare cases have occurred, since otherwise
  /// agreement means little.
  @TestFactory
  Stream<DynamicTest> bothEnginesAgree() {
    Set<String> seen = new TreeSet<>();
    Stream<DynamicTest> games =
        GameContract.optionSets(GAME).stream()
            .map(options ->
                DynamicTest.dynamicTest(options.toString(), () -> playAll(options, seen)));
    DynamicTest rare =
        DynamicTest.dynamicTest("rare things happened", () -> assertThat(seen).containsAll(RARE));
    return Extent.brief() ? games : Stream.concat(games, Stream.of(rare));
  }

  private static void playAll(Options options, Set<String> seen) {
    for (Style style : Style.values()) {
      for (int seed = 0; seed < Extent.of(GAMES, 1); seed++) {
        play(options, style, seed, seen);
      }
    }
  }

  private static void play(Options options, Style style, int seed, Set<String> seen) {
    Xoroshiro random = new Xoroshiro(seed);
    ContreesState state = GAME.start(options);
    PlainContrees plain =
        new PlainContrees(
            options.number("tiles"),
            options.get("territory").equals("ready"),
            options.get("forbid").equals("on"));
    List<String> record = new ArrayList<>();
    compare(state, plain, record);
    while (state.actors() != 0) {
      int seat = Actors.first(state.actors());
      String action = style.choose(state, plain, random);
      record.add(seat + " " + action);
      int number = GAME.read(state, seat, action);
      List<Happening> told = GAME.narrate(state, 0, seat, number);
      boolean tower = plain.phase.equals("towers");
      state.apply(seat, number);
      plain.play(action);
      compare(state, plain, record);
      if (tower) {
        compareTold(told, plain, record);
        note(plain, action, told, seen);
      }
    }
  }

  private static void compare(ContreesState state, PlainContrees plain, List<String> record) {
    CanonicalJson json = new CanonicalJson();
    GAME.writeState(state, json);
    String expected = PlainJson.of(plain);
    // Building messages costs more than the comparison.
    if (!json.toString().equals(expected)) {
      assertThat(json.toString()).as("after " + record).isEqualTo(expected);
    }
    int seat = plain.turn;
    if (state.actors() != (seat == 0 ? 0 : 1 << seat)) {
      assertThat(state.actors()).as("actors after " + record).isEqualTo(1 << seat);
    }
    List<String> legal = Legal.notations(GAME, state, seat);
    if (!legal.equals(List.copyOf(plain.legal()))) {
      assertThat(legal).as("legal after " + record).containsExactlyElementsOf(plain.legal());
    }
    int winners = plain.winners.stream().mapToInt(winner -> 1 << winner).sum();
    assertThat(state.winners()).isEqualTo(winners);
  }

  private static void compareTold(List<Happening> told, PlainContrees plain, List<String> record) {
    assertThat(texts(told, "contree-conquered", "contrees"))
        .as("conquered after " + record)
        .isEqualTo(plain.conquered.isEmpty() ? Set.of() : Set.of(Set.copyOf(plain.conquered)));
    assertThat(texts(told, "towers-cleaned", "corners"))
        .as("cleaned after " + record)
        .isEqualTo(plain.cleaned.isEmpty() ? Set.of() : Set.of(Set.copyOf(plain.cleaned)));
    assertThat(texts(told, "group-encircled", "corners"))
        .as("encircled after " + record)
        .isEqualTo(plain.encircled.stream().map(Set::copyOf).collect(Collectors.toSet()));
    assertThat(texts(told, "control-lost", "contrees"))
        .as("lost after " + record)
        .isEqualTo(plain.lost.isEmpty() ? Set.of() : Set.of(Set.copyOf(plain.lost)));
  }

  private static Set<Set<String>> texts(List<Happening> told, String code, String name) {
    Set<Set<String>> all = new HashSet<>();
    for (Happening happening : told) {
      for (Parameter parameter : happening.parameters()) {
        if (happening.code().equals(code)
            && parameter instanceof Parameter.Texts texts
            && texts.name().equals(name)) {
          all.add(Set.copyOf(texts.values()));
        }
      }
    }
    return all;
  }

  private static void note(
      PlainContrees plain, String action, List<Happening> told, Set<String> seen) {
    seen.add(plain.territory.names().size() > 64 ? "wide" : "narrow");
    if (plain.conquered.size() > 1) {
      seen.add(plain.conquered.size() == 2 ? "two conquered" : "three conquered");
    }
    if (!plain.cleaned.isEmpty()) {
      seen.add(plain.encircled.isEmpty() ? "cleaned" : "cleaned and encircled");
    }
    plain.encircled.forEach(group -> seen.add("encircled " + Math.min(group.size(), 3)));
    if (plain.encircled.size() > 1) {
      seen.add("two groups");
    }
    if (!plain.lost.isEmpty()) {
      seen.add("lost");
    }
    if (!plain.banned.get(plain.turn).isEmpty()) {
      seen.add("banned");
    }
    if (action.equals("pass")) {
      seen.add("passed");
    }
    switch (told.getLast().code()) {
      case "won-by-nine" -> seen.add("nine");
      case "won-by-count" -> seen.add("count");
      case "won-by-destroyed" -> seen.add("destroyed");
      case "victory-shared" -> seen.add("shared");
      default -> {}
    }
  }
}
