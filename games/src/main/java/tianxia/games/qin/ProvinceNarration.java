package tianxia.games.qin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Happening;

/// The effect of one colour of a tile on the provinces (QIN-8), in order.
final class ProvinceNarration {
  private final QinState before;
  private final QinState after;
  private final TouchedProvinces touched;
  private final List<Happening> told = new ArrayList<>();

  private ProvinceNarration(QinState before, QinState after, TouchedProvinces touched) {
    this.before = before;
    this.after = after;
    this.touched = touched;
  }

  static List<Happening> of(QinState before, QinState after, TouchedProvinces touched) {
    ProvinceNarration story = new ProvinceNarration(before, after, touched);
    switch (touched.provinces().size()) {
      case 0 -> story.founded();
      case 1 -> story.grown();
      default -> story.joined();
    }
    return story.told;
  }

  /// Whether the province gains a pagoda over those it was made of: it is new, or has become major.
  static boolean rises(QinState before, QinState after, TouchedProvinces touched) {
    int province = new ProvinceNarration(before, after, touched).province();
    boolean isNew = touched.provinces().isEmpty();
    boolean wasMajor = touched.provinces().stream().anyMatch(before.land.provinces::major);
    return province != 0 && (isNew || !wasMajor && after.land.provinces.major(province));
  }

  private void tell(Happening happening) {
    told.add(happening);
  }

  /// The province that now contains the tile's squares of a colour, or 0.
  private int province() {
    return after.land.provinces.provinceAt(touched.squares().getFirst());
  }

  /// A happening about the province there, with its owner in the given parameter.
  private Happening of(String code, String owner) {
    int province = province();
    return Happening.of(code)
        .with(owner, after.land.provinces.owner(province))
        .with("colour", Tiles.colourName(touched.colour()))
        .with("at", Squares.name(TouchedProvinces.squaresOf(after.land, province).getFirst()))
        .with("count", after.land.provinces.size(province));
  }

  private void founded() {
    int province = province();
    if (province == 0) {
      tell(
          Happening.of("square-alone")
              .with("colour", Tiles.colourName(touched.colour()))
              .with("at", Squares.name(touched.squares().getFirst())));
      return;
    }
    tell(of("province-founded", "by").with("squares", Squares.names(touched.added())));
    if (after.land.provinces.major(province)) {
      major();
    }
  }

  private void grown() {
    tell(of("province-grown", "owner").with("squares", Squares.names(touched.added())));
    boolean wasMajor = before.land.provinces.major(touched.provinces().getFirst());
    if (!wasMajor && after.land.provinces.major(province())) {
      major();
    }
  }

  private void major() {
    List<Integer> squares = TouchedProvinces.squaresOf(after.land, province());
    tell(of("province-major", "owner").with("squares", Squares.names(squares)));
  }

  private void joined() {
    int owner = after.land.provinces.owner(province());
    List<Integer> provinces = touched.provinces();
    Optional<Integer> major = provinces.stream().filter(before.land.provinces::major).findFirst();
    for (int other : provinces) {
      if (before.land.provinces.owner(other) != owner) {
        absorbed(owner, other, major.isPresent());
      }
    }
    List<Integer> own =
        provinces.stream().filter(each -> before.land.provinces.owner(each) == owner).toList();
    if (own.size() > 1) {
      tell(
          Happening.of("provinces-united")
              .with("owner", owner)
              .with("colour", Tiles.colourName(touched.colour()))
              .with("provinces", Squares.names(TouchedProvinces.firsts(before.land, own))));
    }
    if (major.isPresent()) {
      tell(of("province-grown", "owner").with("squares", Squares.names(touched.added())));
    } else {
      major();
    }
    returned(owner);
  }

  private void absorbed(int owner, int other, boolean byMajor) {
    int from = before.land.provinces.owner(other);
    List<Integer> squares = TouchedProvinces.squaresOf(before.land, other);
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
                .with("sum", TouchedProvinces.sum(before.land, touched.provinces(), owner))
                .with("other", TouchedProvinces.sum(before.land, touched.provinces(), from)));
  }

  /// The pagodas returned by a join (QIN-11).
  private void returned(int owner) {
    for (int seat = 1; seat <= before.seats(); seat++) {
      int count = seat == owner ? -2 : 0;
      for (int province : touched.provinces()) {
        if (before.land.provinces.owner(province) == seat) {
          count += before.land.provinces.major(province) ? 2 : 1;
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
}
