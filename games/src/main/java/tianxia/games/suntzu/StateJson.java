package tianxia.games.suntzu;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.Warlord;
import tianxia.kernel.Actors;
import tianxia.kernel.json.CanonicalJson;

/// Writes the canonical state and the views; fields as in docs/rules/sun-tzu.md.
final class StateJson {
  /// The viewer who sees everything.
  static final int ALL = -1;

  /// The cards in code-point order of their names.
  private static final int[] BY_NAME = {11, 12, 13, 10, 0, 9, 1, 2, 3, 4, 5, 6, 7, 8, 14};

  private static final List<String> OWED = List.of("", "mark", "cost", "place");

  private StateJson() {}

  static void write(SunTzuState s, int viewer, CanonicalJson out) {
    out.beginObject().key("armies");
    numbers(out, s.armies, 0, Province.COUNT);
    out.key("aside");
    numbers(out, s.aside, 0, 2);
    out.key("chooser").value(s.chooser).key("deck");
    decks(s, viewer, out);
    out.key("drawn");
    cards(s, viewer, s.drawn, false, out);
    out.key("dynasty").value(s.dynasty).key("feinted").value(s.feinted);
    out.key("game").value("sun-tzu").key("hand");
    cards(s, viewer, s.hand, true, out);
    out.key("lost");
    numbers(out, s.lost, 0, 2);
    out.key("marks").beginArray();
    numbers(out, s.marks, 0, Province.COUNT);
    numbers(out, s.marks, Province.COUNT, Province.COUNT);
    out.endArray().key("one").beginArray().value(s.one[0]).value(s.one[1]).endArray();
    orders(s, viewer, out);
    out.key("pawn").value(s.pawn);
    out.key("phase").value(s.phase.name().toLowerCase(Locale.ROOT));
    out.key("reserve");
    numbers(out, s.reserve, 0, 2);
    reveal(s, out);
    out.key("spent").beginArray().value(s.spent[0]).value(s.spent[1]).endArray();
    out.key("tiles").beginArray();
    for (int i = 0; i < s.tilesDrawn; i++) {
      out.value(s.scores.names().get(s.tiles[i]));
    }
    out.endArray().key("turn").beginArray();
    Actors.list(s.actors() & ~1).forEach(out::value);
    out.endArray();
    under(s, viewer, out);
    unseen(s, viewer, out);
    warlords(s, viewer, out);
    out.key("winners").beginArray();
    Actors.list(s.winners).forEach(out::value);
    out.endArray().endObject();
  }

  private static void decks(SunTzuState s, int viewer, CanonicalJson out) {
    out.beginArray();
    for (int seat = 0; seat < 2; seat++) {
      if (sees(viewer, seat)) {
        counts(out, s.deck, seat);
      } else {
        out.value(s.deckSize(seat));
      }
    }
    out.endArray();
  }

  private static void orders(SunTzuState s, int viewer, CanonicalJson out) {
    out.key("orders").beginArray();
    for (int seat = 0; seat < 2; seat++) {
      out.beginArray();
      for (int province = 0; province < s.laid[seat]; province++) {
        boolean known = sees(viewer, seat) || HiddenInformation.isRevealed(s, province);
        out.value(Card.name(known ? s.orders[seat * Province.COUNT + province] : Card.HIDDEN));
      }
      out.endArray();
    }
    out.endArray().key("owed").beginArray();
    if (s.phase == Phase.SOURCE) {
      out.value(OWED.get(s.owedFor)).value(s.owed);
    }
    out.endArray();
  }

  private static void reveal(SunTzuState s, CanonicalJson out) {
    out.key("reveal").beginArray();
    for (int i = 0; s.ordered && i < Province.COUNT; i++) {
      out.value(Province.name(Actions.place(s.order, i)));
    }
    out.endArray().key("revealed").value(s.revealed);
  }

  private static void under(SunTzuState s, int viewer, CanonicalJson out) {
    out.key("under").beginArray();
    for (int seat = 0; seat < 2; seat++) {
      out.beginArray();
      for (int i = 0; sees(viewer, seat) && i < s.underSize[seat]; i++) {
        out.value(Card.name(s.under[CardDraws.UNDER * seat + i]));
      }
      out.endArray();
    }
    out.endArray();
  }

  private static void warlords(SunTzuState s, int viewer, CanonicalJson out) {
    out.key("warlord").beginArray();
    for (int seat = 0; seat < 2; seat++) {
      int warlord = s.warlord[seat];
      if (warlord == Warlord.NONE || !sees(viewer, seat) && !s.spent[seat]) {
        out.nothing();
      } else {
        out.value(Warlord.name(warlord));
      }
    }
    out.endArray();
  }

  private static boolean sees(int viewer, int seat) {
    return viewer == ALL || viewer == seat + 1;
  }

  private static void unseen(SunTzuState s, int viewer, CanonicalJson out) {
    if (viewer == ALL) {
      return;
    }
    out.key("unseen");
    if (viewer != 0) {
      counts(out, HiddenInformation.unseenOf(s, 2 - viewer), 0);
      return;
    }
    out.beginArray();
    counts(out, HiddenInformation.unseenOf(s, 0), 0);
    counts(out, HiddenInformation.unseenOf(s, 1), 0);
    out.endArray();
  }

  private static void cards(
      SunTzuState s, int viewer, int[] counts, boolean hand, CanonicalJson out) {
    out.beginArray();
    for (int seat = 0; seat < 2; seat++) {
      if (sees(viewer, seat)) {
        out.beginArray();
        names(counts, seat).forEach(out::value);
        out.endArray();
      } else {
        out.value(hand ? s.handSize(seat) : s.drawnSize(seat));
      }
    }
    out.endArray();
  }

  /// The names of a seat's cards, in card order.
  private static List<String> names(int[] counts, int seat) {
    List<String> names = new ArrayList<>();
    for (int card = 0; card < Card.KINDS; card++) {
      for (int i = counts[seat * Card.KINDS + card]; i > 0; i--) {
        names.add(Card.name(card));
      }
    }
    return names;
  }

  /// Counts by kind, with the kinds in code-point order.
  private static void counts(CanonicalJson out, int[] counts, int seat) {
    out.beginObject();
    for (int card : BY_NAME) {
      int count = counts[seat * Card.KINDS + card];
      if (count > 0) {
        out.key(Card.name(card)).value(count);
      }
    }
    out.endObject();
  }

  private static void numbers(CanonicalJson out, int[] values, int from, int count) {
    out.beginArray();
    for (int i = from; i < from + count; i++) {
      out.value(values[i]);
    }
    out.endArray();
  }
}
