package tianxia.games.pagoda;

import java.util.Locale;
import tianxia.kernel.Actors;
import tianxia.kernel.json.CanonicalJson;

/// Writes the canonical state and the views, with the fields listed in docs/rules/pagoda.md.
final class StateJson {
  /// The viewer that sees everything.
  static final int ALL = -1;

  private StateJson() {}

  static void write(PagodaState s, int viewer, CanonicalJson out) {
    out.beginObject().key("abilities").beginArray();
    for (int seat = 0; seat < 2; seat++) {
      out.beginObject();
      for (int i = 0; i < Cards.COLOURS; i++) {
        out.key(letter(i)).value(s.marker[5 * seat + i]);
      }
      out.endObject();
    }
    out.endArray().key("columns").value(s.columns);
    out.key("complete").beginArray();
    for (int site : Actors.list(s.complete)) {
      out.value(site + 1);
    }
    out.endArray().key("discard");
    counts(s.discard, out);
    out.key("display").beginArray();
    out.value(letters(s.cards, 0)).value(letters(s.cards, 10)).endArray();
    out.key("ending").value(s.ending());
    out.key("fill").value(s.fill);
    out.key("game").value("pagoda").key("hand").beginArray();
    for (int seat = 1; seat <= 2; seat++) {
      if (viewer == ALL || viewer == seat) {
        out.value(letters(s.cards, 10 * seat - 5));
      } else {
        out.value(s.handSize(seat));
      }
    }
    out.endArray().key("phase").value(s.phase.name().toLowerCase(Locale.ROOT)).key("pile");
    if (viewer == ALL) {
      counts(s.pile, out);
    } else {
      out.value(s.pileSize());
    }
    out.key("played");
    counts(s.played, out);
    out.key("score").beginArray().value(s.score[0]).value(s.score[1]).endArray();
    out.key("sites").beginArray();
    for (int site = 0; site < PagodaState.SITES; site++) {
      site(s, site, out);
    }
    out.endArray().key("supply").beginArray();
    Actors.list(s.supply).forEach(tile -> out.value(tile(tile)));
    out.endArray().key("turn").value(s.turn);
    if (viewer != ALL) {
      out.key("unseen");
      counts(unseen(s, viewer), out);
    }
    StringBuilder used = new StringBuilder();
    Actors.list(s.used).forEach(ability -> used.append(letter(ability)));
    out.key("used").value(used.toString()).key("winners").beginArray();
    Actors.list(s.winners).forEach(out::value);
    out.endArray().endObject();
  }

  /// A pagoda from the ground up (PAG-8 to PAG-10).
  private static void site(PagodaState s, int site, CanonicalJson out) {
    out.beginArray();
    for (int floor = 0; floor <= s.floor[site]; floor++) {
      boolean top = floor == s.floor[site];
      int columns = top ? s.height[site] : 4;
      if (columns > 0) {
        out.value(letter(s.colour[4 * site + floor]) + columns);
      }
      int tile = s.tile[4 * site + floor];
      if (tile >= 0) {
        out.value((top ? "^" : "=") + tile(tile));
      }
    }
    out.endArray();
  }

  private static int[] unseen(PagodaState s, int viewer) {
    int[] unseen = s.pile.clone();
    for (int seat = 1; seat <= 2; seat++) {
      for (int i = 0; seat != viewer && i < Cards.COLOURS; i++) {
        unseen[i] += s.cards[10 * seat - 5 + i];
      }
    }
    return unseen;
  }

  private static void counts(int[] counts, CanonicalJson out) {
    out.beginObject();
    for (int i = 0; i < Cards.COLOURS; i++) {
      if (counts[i] > 0) {
        out.key(letter(i)).value(counts[i]);
      }
    }
    out.endObject();
  }

  static String letters(int[] counts, int from) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < Cards.COLOURS; i++) {
      for (int left = counts[from + i]; left > 0; left--) {
        out.append(Cards.LETTERS.charAt(i));
      }
    }
    return out.toString();
  }

  static String letter(int colour) {
    return Cards.LETTERS.substring(colour, colour + 1);
  }

  static String tile(int tile) {
    return letter(tile / 5) + letter(tile % 5);
  }
}
