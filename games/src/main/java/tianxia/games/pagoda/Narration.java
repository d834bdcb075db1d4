package tianxia.games.pagoda;

import java.util.ArrayList;
import java.util.List;
import tianxia.games.pagoda.PagodaState.Phase;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;

/// What an action does, told in order. The codes and their parameters stand in
/// docs/rules/pagoda.md.
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
    Turn.apply(after, action);
  }

  static List<Happening> of(PagodaState before, int viewer, int action) {
    Narration narration = new Narration(before, viewer, action);
    narration.tell();
    return List.copyOf(narration.told);
  }

  /// Whether a drawn card goes where only its seat sees it.
  static boolean covered(PagodaState before) {
    return before.phase == Phase.DEAL || before.displaySize(before.turn) == Cards.DISPLAY;
  }

  private void tell() {
    switch (Code.kind(action)) {
      case Code.DRAW -> drawn();
      case Code.DRAGON -> told.add(givenUp("dragon-used"));
      case Code.DISCARD -> told.add(givenUp("cards-discarded"));
      case Code.COLUMN -> {
        if (Code.payment(action) == Code.FREE) {
          told.add(by("free-column"));
        } else {
          ability(Code.payment(action), "rice-bowl-used");
        }
        column();
      }
      case Code.TILE -> {
        ability(Code.payment(action), "buddha-used");
        tile("tile-laid");
      }
      case Code.ROOF -> roof();
      case Code.LANTERN -> told.add(by("lantern-lit"));
      case Code.END -> told.add(by("turn-ended"));
      case Code.FAN -> told.add(by("fan-used"));
      case Code.KEEP -> told.add(by("fan-kept"));
      default -> throw new IllegalArgumentException("no action " + action);
    }
    completed();
    int drawn = Code.kind(action) == Code.DRAW ? 1 : 0;
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
          by(covered ? "card-drawn" : "card-drawn-open").with("colour", PagodaJson.letter(action)));
    }
  }

  private Happening givenUp(String code) {
    int[] counts = new int[10];
    Code.unpack(action, counts);
    List<String> colours = new ArrayList<>();
    for (int colour = 0; colour < Cards.COLOURS; colour++) {
      for (int i = counts[colour] + counts[5 + colour]; i > 0; i--) {
        colours.add(PagodaJson.letter(colour));
      }
    }
    return by(code).with("count", colours.size()).with("colours", colours);
  }

  /// A payment by a pair is an ability's use.
  private void ability(int payment, String code) {
    if (payment >= Code.PAIRS) {
      told.add(by(code).with("colour", PagodaJson.letter((payment - Code.PAIRS) / 3)));
    }
  }

  private void column() {
    int site = Code.site(action);
    int floor = before.floor[site] + 1;
    told.add(
        by("column-built")
            .with("colour", PagodaJson.letter(Code.colour(action)))
            .with("site", site + 1)
            .with("floor", floor)
            .with("columns", after.height[site])
            .with("points", floor));
    if (after.height[site] == 4) {
      told.add(Happening.of("floor-complete").with("site", site + 1).with("floor", floor));
    }
  }

  private void tile(String code) {
    int tile = Code.tileOf(action);
    told.add(
        by(code)
            .with("tile", PagodaJson.tile(tile))
            .with("site", Code.site(action) + 1)
            .with("floor", before.floor[Code.site(action)] + 1)
            .with("points", 1));
    if (before.abilities) {
      told.add(by("ability-gained").with("colour", PagodaJson.letter(tile / 5)));
    }
  }

  private void roof() {
    ability(Code.payment(action), "buddha-used");
    tile("roof-laid");
    int spire = Code.spire(action);
    if (spire >= Code.RICE) {
      int pair = (spire - Code.RICE) % 15;
      told.add(by("rice-bowl-used").with("colour", PagodaJson.letter(pair / 3)));
    }
    told.add(
        by("spire-raised")
            .with("colour", PagodaJson.letter(Code.tileOf(action) % 5))
            .with("site", Code.site(action) + 1)
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
              .with("colour", PagodaJson.letter(after.need[site])));
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
