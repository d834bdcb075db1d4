package tianxia.games.suntzu;

import java.util.ArrayList;
import java.util.List;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.Warlord;
import tianxia.kernel.Happening;
import tianxia.kernel.Stage;
import tianxia.kernel.json.CanonicalJson;

/// Narrates an action to one viewer, in order: the action itself, as far as the viewer may know it,
/// and what the [NarrationLog] records of its effects.
final class Narration {
  private Narration() {}

  /// An action as `viewer` sees it: its notation, with `?` for a hidden card or warlord.
  static String seen(SunTzuState before, int viewer, int actor, int action) {
    int kind = Actions.kind(action);
    boolean own = viewer == (actor == 0 ? before.drawer + 1 : actor);
    boolean covered =
        kind == Actions.DRAW
            || kind == Actions.LAY
            || kind == Actions.KEEP
            || kind == Actions.CHOOSE;
    if (own || !covered) {
      return Notation.write(before.scores, action);
    }
    return switch (kind) {
      case Actions.DRAW -> "draw ?";
      case Actions.LAY -> Province.name(Actions.first(action)) + ":?";
      case Actions.KEEP -> "keep ?";
      default -> "choose ?";
    };
  }

  static List<Happening> of(SunTzuState before, int viewer, int actor, int action) {
    NarrationLog journal = new NarrationLog(false);
    List<Happening> all = new ArrayList<>();
    if (tellsItself(action)) {
      all.add(itself(before, viewer, actor, action));
    }
    carryOut(before, actor, action, journal);
    all.addAll(journal.told);
    return List.copyOf(all);
  }

  /// The intermediate positions, in the same format as other views.
  static List<Stage> stages(SunTzuState before, int viewer, int actor, int action) {
    NarrationLog journal = new NarrationLog(true);
    carryOut(before, actor, action, journal);
    int earlier = tellsItself(action) ? 1 : 0;
    List<Stage> all = new ArrayList<>();
    CanonicalJson out = new CanonicalJson();
    for (NarrationLog.Passed passed : journal.passed) {
      StateJson.write(passed.position(), viewer, out.clear());
      all.add(new Stage(earlier + passed.told(), out.toString()));
    }
    return List.copyOf(all);
  }

  private static void carryOut(SunTzuState before, int actor, int action, NarrationLog journal) {
    SunTzuState after = before.copy();
    after.journal = journal;
    after.apply(actor, action);
  }

  /// False for an army that a seat takes by its own choice: the log alone narrates it.
  private static boolean tellsItself(int action) {
    return Actions.kind(action) != Actions.FROM;
  }

  private static Happening itself(SunTzuState before, int viewer, int actor, int action) {
    int value = Actions.value(action);
    Happening by = Happening.of("").with("by", actor == 0 ? before.drawer + 1 : actor);
    boolean own = viewer == (actor == 0 ? before.drawer + 1 : actor);
    return switch (Actions.kind(action)) {
      case Actions.TILE ->
          Happening.of("tile-drawn")
              .with("province", Province.name(before.tilesDrawn))
              .with("tile", before.scores.names().get(value));
      case Actions.DRAW ->
          own
              ? named("card-drawn", by).with("card", Card.name(value))
              : named("card-drawn-covered", by);
      case Actions.CHOOSE ->
          own
              ? named("warlord-chosen", by).with("warlord", Warlord.name(value))
              : named("warlord-chosen-covered", by);
      case Actions.RECRUIT -> named("recruited", by).with("card", Card.name(value));
      case Actions.LAY -> {
        Happening laid =
            named(own ? "card-laid" : "card-laid-covered", by)
                .with("province", Province.name(Actions.first(action)));
        yield own ? laid.with("card", Card.name(Actions.second(action))) : laid;
      }
      case Actions.ORDER -> named("order-chosen", by).with("provinces", provinces(value));
      case Actions.KEEP ->
          own
              ? named("cards-kept", by).with("cards", kept(action))
              : named("cards-kept-covered", by);
      case Actions.REINFORCE -> named("reinforce-used", by).with("province", Province.name(value));
      case Actions.REMOVE ->
          named("remove-used", by)
              .with("province", Province.name(value))
              .with("from", before.armies[value] > 0 ? 1 : 2);
      case Actions.MARCH ->
          named("march-used", by)
              .with("from", Province.name(Actions.first(action)))
              .with("province", Province.name(Actions.second(action)));
      case Actions.FEINT ->
          named("feint-used", by).with("card", Card.name(Resolution.card(before, 0)));
      case Actions.SCOURGE -> named("scourge-called", by);
      default -> named("warlord-held", by);
    };
  }

  private static Happening named(String code, Happening parameters) {
    return new Happening(code, parameters.parameters());
  }

  private static List<String> provinces(int order) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < Province.COUNT; i++) {
      names.add(Province.name(Actions.place(order, i)));
    }
    return names;
  }

  private static List<String> kept(int action) {
    return Actions.second(action) == Actions.ALONE
        ? List.of(Card.name(Actions.first(action)))
        : List.of(Card.name(Actions.first(action)), Card.name(Actions.second(action)));
  }
}
