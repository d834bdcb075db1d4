package tianxia.games.pagoda;

import java.util.ArrayList;
import java.util.List;
import tianxia.games.pagoda.PagodaState.Phase;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;

/// The happenings of an action, in order. Codes and parameters are listed in docs/rules/pagoda.md.
final class Narration {
  private final PagodaState before;
  private final int viewer;
  private final int action;
  private final PagodaState after;
  private final List<Happening> told = new ArrayList<>();

  private Narration(PagodaState before, int viewer, int action) {
    this.before = before;
    this.viewer = viewer;
    this.action = action;
    this.after = before.copy();
    Transitions.apply(after, action);
  }

  static List<Happening> of(PagodaState before, int viewer, int action) {
    Narration narration = new Narration(before, viewer, action);
    narration.tell();
    return List.copyOf(narration.told);
  }

  /// Whether a drawn card goes where only its own seat sees it.
  static boolean covered(PagodaState before) {
    return before.phase == Phase.DEAL || before.displaySize(before.turn) == Cards.DISPLAY;
  }

  private void tell() {
    switch (Actions.kind(action)) {
      case Actions.DRAW -> drawn();
      case Actions.DRAGON -> told.add(givenUp("dragon-used"));
      case Actions.DISCARD -> told.add(givenUp("cards-discarded"));
      case Actions.COLUMN -> {
        if (Actions.payment(action) == Actions.FREE) {
          told.add(by("free-column"));
        } else {
          ability(Actions.payment(action), "rice-bowl-used");
        }
        column();
      }
      case Actions.TILE -> {
        ability(Actions.payment(action), "buddha-used");
        tile("tile-laid");
      }
      case Actions.ROOF -> roof();
      case Actions.LANTERN -> told.add(by("lantern-lit"));
      case Actions.END -> told.add(by("turn-ended"));
      case Actions.FAN -> told.add(by("fan-used"));
      case Actions.KEEP -> told.add(by("fan-kept"));
      default -> throw new IllegalArgumentException("no action " + action);
    }
    completed();
    int drawn = Actions.kind(action) == Actions.DRAW ? 1 : 0;
    if (after.pileSize() > before.pileSize() - drawn) {
      told.add(Happening.of("pile-renewed").with("count", after.pileSize()));
    }
    over();
  }

  private Happening by(String code) {
    return Happening.of(code).with("by", before.turn);
  }

  private void drawn() {
    boolean covered = covered(before);
    if (covered && viewer != before.turn) {
      told.add(by("card-drawn-covered"));
    } else {
      told.add(
          by(covered ? "card-drawn" : "card-drawn-open").with("colour", StateJson.letter(action)));
    }
  }

  private Happening givenUp(String code) {
    int[] counts = new int[10];
    Actions.unpack(action, counts);
    List<String> colours = new ArrayList<>();
    for (int colour = 0; colour < Cards.COLOURS; colour++) {
      for (int i = counts[colour] + counts[5 + colour]; i > 0; i--) {
        colours.add(StateJson.letter(colour));
      }
    }
    return by(code).with("count", colours.size()).with("colours", colours);
  }

  /// A payment by a pair uses an ability.
  private void ability(int payment, String code) {
    if (payment >= Actions.PAIRS) {
      told.add(by(code).with("colour", StateJson.letter((payment - Actions.PAIRS) / 3)));
    }
  }

  private void column() {
    int site = Actions.site(action);
    int floor = before.floor[site] + 1;
    told.add(
        by("column-built")
            .with("colour", StateJson.letter(Actions.colour(action)))
            .with("site", site + 1)
            .with("floor", floor)
            .with("columns", after.height[site])
            .with("points", floor));
    if (after.height[site] == 4) {
      told.add(Happening.of("floor-complete").with("site", site + 1).with("floor", floor));
    }
  }

  private void tile(String code) {
    int tile = Actions.tileOf(action);
    told.add(
        by(code)
            .with("tile", StateJson.tile(tile))
            .with("site", Actions.site(action) + 1)
            .with("floor", before.floor[Actions.site(action)] + 1)
            .with("points", 1));
    if (before.abilities) {
      told.add(by("ability-gained").with("colour", StateJson.letter(tile / 5)));
    }
  }

  private void roof() {
    ability(Actions.payment(action), "buddha-used");
    tile("roof-laid");
    int spire = Actions.spire(action);
    if (spire >= Actions.RICE) {
      int pair = (spire - Actions.RICE) % 15;
      told.add(by("rice-bowl-used").with("colour", StateJson.letter(pair / 3)));
    }
    told.add(
        by("spire-raised")
            .with("colour", StateJson.letter(Actions.tileOf(action) % 5))
            .with("site", Actions.site(action) + 1)
            .with("points", before.spireScore()));
  }

  /// PAG-10, PAG-11, PAG-24.
  private void completed() {
    int fresh = after.complete & ~before.complete;
    for (int site : Actors.list(fresh)) {
      boolean roofed = (after.roofed >> site & 1) != 0;
      told.add(
          Happening.of(roofed ? "pagoda-complete" : "pagoda-closed")
              .with("site", site + 1)
              .with("colour", StateJson.letter(after.need[site])));
    }
    if (after.ending() && !before.ending()) {
      told.add(
          Happening.of("game-ending")
              .with("count", Integer.bitCount(after.complete))
              .with("last", 2));
    }
  }

  private void over() {
    if (after.phase != Phase.OVER) {
      return;
    }
    if (after.winners == 0b110) {
      told.add(
          Happening.of("victory-shared")
              .with("seats", List.of("1", "2"))
              .with("score", after.score[0]));
      return;
    }
    int winner = Actors.first(after.winners);
    told.add(
        Happening.of("won")
            .with("by", winner)
            .with("from", 3 - winner)
            .with("score", after.score[winner - 1])
            .with("other", after.score[2 - winner]));
  }
}
