package tianxia.opponents.pagoda;

import java.util.List;
import tianxia.kernel.Event;

/// Infers covered cards of the other seat from the events seen, which the view does not contain:
/// when the pile runs out, all unseen cards are in the other hand; those not played since are still
/// there, although the reshuffled pile obscures it.
final class KnownCards {
  private static final String LETTERS = "BGRVY";
  private static final int EACH = 0xbbbbb;

  /// By seat (from 0); of the other hand only the known cards.
  private final int[] display = {0x11111, 0x11111};

  private final int[] hand = new int[2];
  private final int seat;
  private int pile = 45;
  private int discard;
  private int discardSize;
  private int drawn;
  private int drawer;

  private KnownCards(int seat) {
    this.seat = seat;
  }

  /// The known cards of the other hand, packed.
  ///
  /// @param seat the observer, from 0
  /// @param seen from the first event of the game
  static int of(List<Event> seen, int seat) {
    KnownCards memory = new KnownCards(seat);
    for (Event event : seen) {
      if (event.actor() == 0) {
        memory.draw(event.action());
      } else {
        memory.drawer = event.actor() - 1;
        memory.act(event.action());
      }
    }
    return memory.hand[1 - seat];
  }

  private void draw(String text) {
    boolean deal = drawn < 4;
    int to = deal ? drawn / 2 : drawer;
    drawn++;
    if (pile == 0) {
      hand[1 - seat] = EACH - display[0] - display[1] - hand[seat] - discard;
      pile = discardSize;
      discard = 0;
      discardSize = 0;
    }
    pile--;
    int colour = LETTERS.indexOf(text.charAt(text.length() - 1));
    if (!deal && ColourCounts.sum(display[to]) < SearchState.DISPLAY) {
      display[to] += ColourCounts.one(colour);
    } else if (to == seat) {
      hand[to] += ColourCounts.one(colour);
    }
  }

  /// Cards given up or paid are letters: all of them in `dragon` and `discard`, otherwise those
  /// after the colon.
  private void act(String text) {
    int from = text.indexOf(':');
    if (from < 0) {
      boolean set = text.startsWith("d");
      from = set ? text.indexOf(' ') : text.length();
    }
    for (int i = from + 1; i < text.length(); i++) {
      char letter = text.charAt(i);
      int open = LETTERS.indexOf(letter);
      if (open >= 0) {
        display[drawer] -= ColourCounts.one(open);
        discarded(open);
      } else if (letter != '/') {
        int colour = LETTERS.indexOf(Character.toUpperCase(letter));
        fromHand(colour);
        discarded(colour);
      }
    }
  }

  private void fromHand(int colour) {
    if (drawer == seat || ColourCounts.of(hand[drawer], colour) > 0) {
      hand[drawer] -= ColourCounts.one(colour);
    }
  }

  private void discarded(int colour) {
    discard += ColourCounts.one(colour);
    discardSize++;
  }
}
