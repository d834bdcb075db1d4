package tianxia.games.suntzu;

import java.util.ArrayList;
import java.util.List;
import tianxia.kernel.Happening;

/// What an action does, told in order to one viewer: the action itself, as far as the viewer may
/// know it, and what the [Journal] takes down of what follows.
final class Narration {
  private Narration() {}

  /// What `viewer` sees of an action: its notation, with `?` where a card or warlord is covered.
  static String seen(SunTzuState before, int viewer, int actor, int action) {
    int kind = Code.kind(action);
    boolean own = viewer == (actor == 0 ? before.drawer + 1 : actor);
    boolean covered =
        kind == Code.DRAW || kind == Code.LAY || kind == Code.KEEP || kind == Code.CHOOSE;
    if (own || !covered) {
      return SunTzuNotation.write(before.scores, action);
    }
    return switch (kind) {
      case Code.DRAW -> "draw ?";
      case Code.LAY -> Province.name(Code.first(action)) + ":?";
      case Code.KEEP -> "keep ?";
      default -> "choose ?";
    };
  }

  static List<Happening> of(SunTzuState before, int viewer, int actor, int action) {
    Journal journal = new Journal();
    List<Happening> all = new ArrayList<>();
    // An army that a seat takes by its own choice is told by the journal alone.
    if (Code.kind(action) != Code.FROM) {
      all.add(itself(before, viewer, actor, action));
    }
    SunTzuState after = before.copy();
    after.journal = journal;
    after.apply(actor, action);
    all.addAll(journal.told);
    return List.copyOf(all);
  }

  private static Happening itself(SunTzuState before, int viewer, int actor, int action) {
    int value = Code.value(action);
    Happening by = Happening.of("").with("by", actor == 0 ? before.drawer + 1 : actor);
    boolean own = viewer == (actor == 0 ? before.drawer + 1 : actor);
    return switch (Code.kind(action)) {
      case Code.TILE ->
          Happening.of("tile-drawn")
              .with("province", Province.name(before.tilesDrawn))
              .with("tile", before.scores.names().get(value));
      case Code.DRAW ->
          own
              ? named("card-drawn", by).with("card", Card.name(value))
              : named("card-drawn-covered", by);
      case Code.CHOOSE ->
          own
              ? named("warlord-chosen", by).with("warlord", Warlord.name(value))
              : named("warlord-chosen-covered", by);
      case Code.RECRUIT -> named("recruited", by).with("card", Card.name(value));
      case Code.LAY -> {
        Happening laid =
            named(own ? "card-laid" : "card-laid-covered", by)
                .with("province", Province.name(Code.first(action)));
        yield own ? laid.with("card", Card.name(Code.second(action))) : laid;
      }
      case Code.ORDER -> named("order-chosen", by).with("provinces", provinces(value));
      case Code.KEEP ->
          own
              ? named("cards-kept", by).with("cards", kept(action))
              : named("cards-kept-covered", by);
      case Code.REINFORCE -> named("reinforce-used", by).with("province", Province.name(value));
      case Code.REMOVE ->
          named("remove-used", by)
              .with("province", Province.name(value))
              .with("from", before.armies[value] > 0 ? 1 : 2);
      case Code.MARCH ->
          named("march-used", by)
              .with("from", Province.name(Code.first(action)))
              .with("province", Province.name(Code.second(action)));
      case Code.FEINT ->
          named("feint-used", by).with("card", Card.name(Resolution.card(before, 0)));
      case Code.SCOURGE -> named("scourge-called", by);
      default -> named("warlord-held", by);
    };
  }

  private static Happening named(String code, Happening parameters) {
    return new Happening(code, parameters.parameters());
  }

  private static List<String> provinces(int order) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < Province.COUNT; i++) {
      names.add(Province.name(Code.place(order, i)));
    }
    return names;
  }

  private static List<String> kept(int action) {
    return Code.second(action) == Code.ALONE
        ? List.of(Card.name(Code.first(action)))
        : List.of(Card.name(Code.first(action)), Card.name(Code.second(action)));
  }
}
