package tianxia.games.qin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;

/// What an action does, in order. The codes and their parameters stand in `docs/rules/qin.md`.
final class Story {
  private final QinState before;
  private final QinState after;
  private final List<Happening> told = new ArrayList<>();

  private Story(QinState before) {
    this.before = before;
    after = before.copy();
  }

  /// What a legal action does, as `viewer` may know it.
  static List<Happening> of(QinState before, int viewer, int action) {
    Story story = new Story(before);
    story.after.apply(before.turn(), action);
    if (Moves.isPlacement(action)) {
      story.placement(action);
    } else if (action == Moves.PASS) {
      story.tell(Happening.of("turn-passed").with("by", before.turn()));
    } else {
      story.drawn(viewer, Moves.kindDrawn(action));
    }
    story.lastPagoda().or(story::mostPagodas).ifPresent(story::tell);
    return story.told;
  }

  /// What a legal placement does, up to where covered hands decide on the end (QIN-20).
  static List<Happening> known(QinState before, int placement) {
    Story story = new Story(before);
    story.after.lay(placement);
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
    int pair = Moves.pair(placement);
    int first = Moves.firstSquare(placement);
    int second = Moves.secondSquare(placement);
    tell(
        Happening.of("tile-laid")
            .with("by", before.turn())
            .with("tile", Tiles.name(Tiles.kindOf(pair)))
            .with(
                "colours",
                List.of(Tiles.colourName(Tiles.first(pair)), Tiles.colourName(Tiles.second(pair))))
            .with("squares", Squares.names(List.of(first, second))));
    for (Touched touched : Touched.byColour(before.land, placement)) {
      switch (touched.provinces().size()) {
        case 0 -> founded(touched);
        case 1 -> grown(touched);
        default -> joined(touched);
      }
    }
    villages();
  }

  /// The province that the tile's squares of a colour are in now, or 0.
  private int province(Touched touched) {
    return after.land.provinceAt(touched.squares().getFirst());
  }

  /// A happening of the province there now, with its owner under this name.
  private Happening of(String code, String owner, Touched touched) {
    int province = province(touched);
    return Happening.of(code)
        .with(owner, after.land.owner(province))
        .with("colour", Tiles.colourName(touched.colour()))
        .with("at", Squares.name(Touched.squaresOf(after.land, province).getFirst()))
        .with("count", after.land.size(province));
  }

  private void founded(Touched touched) {
    int province = province(touched);
    if (province == 0) {
      tell(
          Happening.of("square-alone")
              .with("colour", Tiles.colourName(touched.colour()))
              .with("at", Squares.name(touched.squares().getFirst())));
      return;
    }
    tell(of("province-founded", "by", touched).with("squares", Squares.names(touched.added())));
    if (after.land.major(province)) {
      major(touched);
    }
  }

  private void grown(Touched touched) {
    tell(of("province-grown", "owner", touched).with("squares", Squares.names(touched.added())));
    boolean wasMajor = before.land.major(touched.provinces().getFirst());
    if (!wasMajor && after.land.major(province(touched))) {
      major(touched);
    }
  }

  private void major(Touched touched) {
    List<Integer> squares = Touched.squaresOf(after.land, province(touched));
    tell(of("province-major", "owner", touched).with("squares", Squares.names(squares)));
  }

  private void joined(Touched touched) {
    int owner = after.land.owner(province(touched));
    List<Integer> provinces = touched.provinces();
    Optional<Integer> major = provinces.stream().filter(before.land::major).findFirst();
    for (int other : provinces) {
      if (before.land.owner(other) != owner) {
        absorbed(touched, owner, other, major.isPresent());
      }
    }
    List<Integer> own =
        provinces.stream().filter(each -> before.land.owner(each) == owner).toList();
    if (own.size() > 1) {
      tell(
          Happening.of("provinces-united")
              .with("owner", owner)
              .with("colour", Tiles.colourName(touched.colour()))
              .with("provinces", Squares.names(Touched.firsts(before.land, own))));
    }
    if (major.isPresent()) {
      tell(of("province-grown", "owner", touched).with("squares", Squares.names(touched.added())));
    } else {
      major(touched);
    }
    returned(touched, owner);
  }

  private void absorbed(Touched touched, int owner, int other, boolean byMajor) {
    int from = before.land.owner(other);
    List<Integer> squares = Touched.squaresOf(before.land, other);
    Happening absorbed =
        Happening.of(byMajor ? "province-absorbed-by-major" : "province-absorbed")
            .with("by", owner)
            .with("from", from)
            .with("colour", Tiles.colourName(touched.colour()))
            .with("at", Squares.name(squares.getFirst()))
            .with("squares", Squares.names(squares));
    tell(
        byMajor
            ? absorbed.with("count", squares.size())
            : absorbed
                .with("sum", Touched.sum(before.land, touched.provinces(), owner))
                .with("other", Touched.sum(before.land, touched.provinces(), from)));
  }

  /// The pagodas that a join gives back (QIN-11).
  private void returned(Touched touched, int owner) {
    for (int seat = 1; seat <= before.seats(); seat++) {
      int count = seat == owner ? -2 : 0;
      for (int province : touched.provinces()) {
        if (before.land.owner(province) == seat) {
          count += before.land.major(province) ? 2 : 1;
        }
      }
      if (count > 0) {
        tell(
            Happening.of("pagodas-returned")
                .with("to", seat)
                .with("colour", Tiles.colourName(touched.colour()))
                .with("count", count));
      }
    }
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

  /// The end by QIN-19, with the place of the winner's last pagoda: the last village it took, else
  /// the last province that gained one.
  private Optional<Happening> lastPagoda() {
    int winner = Integer.numberOfTrailingZeros(after.winners());
    if (after.winners() == 0 || after.land.supply[winner] > 0) {
      return Optional.empty();
    }
    Happening won = Happening.of("won-by-last-pagoda").with("by", winner);
    for (Happening last : told.reversed()) {
      boolean village = last.code().startsWith("village-taken");
      boolean province =
          last.code().equals("province-founded") || last.code().equals("province-major");
      if ((village || province) && seat(last) == winner) {
        won = won.with("place", village ? "village" : "province").with("at", at(last));
        break;
      }
    }
    return Optional.of(won);
  }

  private static int seat(Happening happening) {
    return happening.parameters().stream()
        .filter(p -> p.name().equals("by") || p.name().equals("owner"))
        .mapToInt(p -> p instanceof Happening.Parameter.Whole whole ? whole.value() : 0)
        .findFirst()
        .orElse(0);
  }

  private static String at(Happening happening) {
    return happening.parameters().stream()
        .filter(p -> p.name().equals("at"))
        .map(p -> p instanceof Happening.Parameter.Text text ? text.value() : "")
        .findFirst()
        .orElse("");
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
