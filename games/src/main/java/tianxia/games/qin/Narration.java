package tianxia.games.qin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;

/// The happenings of an action, in order. Codes and parameters are listed in `docs/rules/qin.md`.
final class Narration {
  private final QinState before;
  private final QinState after;
  private final List<Happening> told = new ArrayList<>();

  /// The provinces that a placement touches, by colour.
  private List<TouchedProvinces> touched = List.of();

  private Narration(QinState before, QinState after) {
    this.before = before;
    this.after = after;
  }

  private static QinState after(QinState before, int action) {
    if (action >= Actions.DRAW) {
      return before.afterDraw(Actions.kindDrawn(action));
    }
    QinState after = before.copy();
    after.apply(before.turn(), action);
    return after;
  }

  /// The happenings of a legal action, as `viewer` may know them.
  static List<Happening> of(QinState before, int viewer, int action) {
    Narration story = new Narration(before, after(before, action));
    if (Actions.isPlacement(action)) {
      story.placement(action);
    } else if (action == Actions.PASS) {
      story.tell(Happening.of("turn-passed").with("by", before.turn()));
    } else {
      story.drawn(viewer, Actions.kindDrawn(action));
    }
    story.lastPagoda().or(story::mostPagodas).ifPresent(story::tell);
    return story.told;
  }

  /// The happenings of a legal placement, up to the point where covered hands decide whether the
  /// game ends (QIN-20).
  static List<Happening> known(QinState before, int placement) {
    QinState after = before.copy();
    after.lay(placement);
    Narration story = new Narration(before, after);
    story.placement(placement);
    story.lastPagoda().ifPresent(story::tell);
    return story.told;
  }

  private void tell(Happening happening) {
    told.add(happening);
  }

  private void drawn(int viewer, int kind) {
    Happening drawn =
        viewer == before.turn()
            ? Happening.of("tile-drawn").with("tile", Tiles.name(kind))
            : Happening.of("tile-drawn-covered");
    tell(drawn.with("by", before.turn()).with("left", after.inBag()));
  }

  private void placement(int placement) {
    int pair = Actions.pair(placement);
    int first = Actions.firstSquare(placement);
    int second = Actions.secondSquare(placement);
    tell(
        Happening.of("tile-laid")
            .with("by", before.turn())
            .with("tile", Tiles.name(Tiles.kindOf(pair)))
            .with(
                "colours",
                List.of(Tiles.colourName(Tiles.first(pair)), Tiles.colourName(Tiles.second(pair))))
            .with("squares", Squares.names(List.of(first, second))));
    touched = TouchedProvinces.byColour(before.land, placement);
    for (TouchedProvinces each : touched) {
      told.addAll(ProvinceNarration.of(before, after, each));
    }
    villages();
  }

  private void villages() {
    for (int village = 0; village < after.land.villageOwner.length; village++) {
      int from = before.land.villageOwner[village];
      int by = after.land.villageOwner[village];
      if (from == by) {
        continue;
      }
      List<String> squares = Squares.names(after.land.board.villages().get(village));
      Happening taken =
          Happening.of(from == 0 ? "village-taken" : "village-taken-from").with("by", by);
      tell(
          (from == 0 ? taken : taken.with("from", from))
              .with("at", squares.getFirst())
              .with("squares", squares));
    }
  }

  /// The end by QIN-19, with the location of the winner's last pagoda: the last village it took,
  /// otherwise the last province that gained one.
  private Optional<Happening> lastPagoda() {
    int winner = Integer.numberOfTrailingZeros(after.winners());
    if (after.winners() == 0 || after.land.supply[winner] > 0) {
      return Optional.empty();
    }
    Happening won = Happening.of("won-by-last-pagoda").with("by", winner);
    for (int village = after.land.villageOwner.length - 1; village >= 0; village--) {
      if (after.land.villageOwner[village] == winner
          && before.land.villageOwner[village] != winner) {
        int first = after.land.board.villages().get(village).getFirst();
        return Optional.of(won.with("place", "village").with("at", Squares.name(first)));
      }
    }
    int risen = 0;
    for (TouchedProvinces each : touched) {
      int province = after.land.provinces.provinceAt(each.squares().getFirst());
      if (ProvinceNarration.rises(before, after, each)
          && after.land.provinces.owner(province) == winner) {
        risen = province;
      }
    }
    int first = TouchedProvinces.squaresOf(after.land, risen).getFirst();
    return Optional.of(won.with("place", "province").with("at", Squares.name(first)));
  }

  /// The end by QIN-20.
  private Optional<Happening> mostPagodas() {
    if (after.winners() == 0) {
      return Optional.empty();
    }
    List<Integer> winners = Actors.list(after.winners());
    int count = after.pagodas() - after.land.supply[winners.getFirst()];
    return Optional.of(
        winners.size() == 1
            ? Happening.of("won-by-most-pagodas")
                .with("by", winners.getFirst())
                .with("count", count)
            : Happening.of("victory-shared")
                .with("seats", winners.stream().map(String::valueOf).toList())
                .with("count", count));
  }
}
