package tianxia.games.contrees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tianxia.games.data.Resource;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Playout;
import tianxia.kernel.Preview;
import tianxia.kernel.Refusal;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.CanonicalJson;

/// Aspects of the engine itself: reuse of states, equality, previews, the file of territories.
class StateTest {
  private static final Contrees GAME = new Contrees();

  @Test
  void aStateCanBecomeAnyOther() {
    // Each of these has its own territory; one state is copied through all of them and back.
    ContreesState used = start();
    for (int seed = 0; seed < 300; seed++) {
      ContreesState one = after(seed, seed % 64);
      ContreesState other = after(seed + 1, (seed + 20) % 64);
      used.copyFrom(one);
      assertThat(json(used)).as("seed %s", seed).isEqualTo(json(one));
      used.copyFrom(other);
      assertThat(used).as("seed %s", seed).isEqualTo(other).hasSameHashCodeAs(other);
      String before = json(other);
      ContreesState copy = used.copy();
      new Playout<>(used, new Xoroshiro(seed)).byLists(used);
      new Playout<>(copy, new Xoroshiro(seed)).byLists(copy);
      assertThat(json(used)).as("seed %s", seed).isEqualTo(json(copy));
      assertThat(used).isEqualTo(copy);
      assertThat(json(other)).as("the original, seed %s", seed).isEqualTo(before);
    }
  }

  @Test
  void copiesLayTerritoriesOfTheirOwn() {
    for (int seed = 0; seed < 20; seed++) {
      ContreesState laying = after(seed, 4);
      ContreesState copy = laying.copy();
      new Playout<>(copy, new Xoroshiro(seed)).byLists(copy);
      String played = json(copy);
      new Playout<>(laying, new Xoroshiro(seed + 100)).byLists(laying);
      assertThat(json(copy)).as("seed %s", seed).isEqualTo(played).isNotEqualTo(json(laying));
    }
  }

  @Test
  void whatLaysAnotherTerritoryLeavesThoseOfItsCopiesAlone() {
    for (int seed = 0; seed < 50; seed++) {
      ContreesState origin = after(seed, 40);
      ContreesState copy = origin.copy();
      ContreesState shared = copy.copy();
      ContreesState fromOrigin = after(seed + 1, 40);
      fromOrigin.copyFrom(origin);
      ContreesState fromCopy = after(seed + 2, 10);
      fromCopy.copyFrom(copy);
      ContreesState fromBoth = fromCopy.copy();
      fromBoth.copyFrom(fromOrigin);
      String before = json(origin);
      assertThat(shared.territory).isSameAs(copy.territory).isNotSameAs(origin.territory);
      layAnother(origin, seed + 3);
      assertThat(json(origin)).isNotEqualTo(before);
      layAnother(copy, seed + 4);
      layAnother(fromOrigin, seed + 5);
      assertThat(List.of(json(shared), json(fromCopy), json(fromBoth)))
          .as("seed %s", seed)
          .allMatch(before::equals);
    }
  }

  private static void layAnother(ContreesState state, int seed) {
    state.copyFrom(after(seed, 6));
    new Playout<>(state, new Xoroshiro(seed)).byLists(state);
  }

  private static ContreesState start() {
    return GAME.start(Options.of(GAME.options(), Map.of()));
  }

  private static ContreesState after(int seed, int plies) {
    ContreesState state = start();
    Xoroshiro random = new Xoroshiro(seed);
    for (int ply = 0; ply < plies && state.actors() != 0; ply++) {
      int actor = Actors.first(state.actors());
      state.apply(actor, state.sample(actor, random));
    }
    return state;
  }

  private static String json(ContreesState state) {
    CanonicalJson out = new CanonicalJson();
    GAME.writeState(state, out);
    return out.toString();
  }

  @Test
  void cornersHaveNoNamesBeforeTheTerritoryIsComplete() {
    ContreesState used = after(1, 30);
    assertThat(GAME.read(used, 1, "A1")).isNotNegative();
    used.copyFrom(after(1, 3));
    assertThat(GAME.read(used, 1, "A1")).isEqualTo(Game.UNREADABLE);
    assertThat(json(used)).isEqualTo(json(after(1, 3)));
  }

  @Test
  void theOrderOfLayingIsPartOfTheState() {
    ContreesState one = Table.with().lay("0,0", "1,0", "0,1").match().position();
    ContreesState other = Table.with().lay("0,0", "0,1", "1,0").match().position();
    assertThat(one).isNotEqualTo(other);
    assertThat(one).isEqualTo(Table.with().lay("0,0", "1,0", "0,1").match().position());
  }

  @Test
  void aPreviewShowsBothContreesOfATurn() {
    Table table = Table.with().lay("0,0", "1,0");
    assertThat(table.match().preview(2, List.of("tile 2,0", "tile 3,0")))
        .isInstanceOfSatisfying(
            Preview.Shown.class,
            shown -> {
              assertThat(shown.happenings())
                  .containsExactly(
                      HappeningCodes.tileLaid(2, "2,0", 3, 16),
                      HappeningCodes.tileLaid(2, "3,0", 4, 16));
              assertThat(shown.view()).contains("\"tiles\":[[0,0],[1,0],[2,0],[3,0]]");
              assertThat(shown.legal()).as("it is seat 1's turn then").isEmpty();
            });
    assertThat(table.match().preview(2, List.of("tile 2,0", "tile 3,0", "tile 4,0")))
        .isEqualTo(new Preview.Refused(2, Refusal.notYourTurn(1)));
    assertThat(table.match().preview(1, List.of("tile 2,0")))
        .isEqualTo(new Preview.Refused(0, Refusal.notYourTurn(2)));
    assertThat(table.get("tiles")).as("nothing was laid").isEqualTo("[[0,0],[1,0]]");
  }

  @Test
  void theTerritoriesFileIsChecked() {
    String text = Resource.text("contrees/territories.txt");
    assertThat(ReadyTerritories.parse(text)).containsOnlyKeys(12, 16, 20, 24);
    assertThat(ReadyTerritories.parse("territory 2\n0,0 1,0\n")).containsOnlyKeys(2);
    assertThatIllegalStateException()
        .isThrownBy(() -> ReadyTerritories.parse("territory 3\n0,0 1,0\n"))
        .withMessageContaining("territory 3");
    assertThatIllegalStateException()
        .isThrownBy(() -> ReadyTerritories.parse("territory 2\n0,0 1,1\n"))
        .withMessageContaining("one piece");
    assertThatIllegalStateException()
        .isThrownBy(() -> ReadyTerritories.parse("territory 2\n0,0 1;0\n"))
        .withMessageContaining("1;0");
    assertThatIllegalStateException()
        .isThrownBy(() -> ReadyTerritories.parse("territory 2\n0,0 24,0\n"))
        .withMessageContaining("24,0");
  }
}
