package tianxia.games.suntzu;

import java.util.Arrays;
import java.util.Optional;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;

/// The ninth dynasty by arithmetic. Nothing comes after it, so that the provinces decide each for
/// itself: what a card of one seat and a card of the other lead to at a province is counted once,
/// and a pair of orders is a sum of five (SUN-20, SUN-21). How long the score track is makes no
/// difference here: a pawn that stops at a red end stands on the side that it would stand on
/// without one.
///
/// It is exact as long as no reserve runs out: then the order of reveal means nothing, and nobody
/// is asked where an army comes from (SUN-17). [#runsOut] tells.
public final class LastDynasty {
  private static final int ALL_CARDS = (1 << Card.KINDS) - 1;

  /// A step of the pawn, against an army of the reserves.
  private static final int STEP = 1 << 10;

  private final int[] reserve;
  private final int lead;

  private final CardMatchups meetings;

  /// By how much seat 1's lead grows, by [CardMatchups#at].
  private final int[] gain = new int[Province.COUNT << 8];

  private final int[][] orders = new int[2][];

  private LastDynasty(SunTzuState open) {
    reserve = open.reserve.clone();
    meetings = new CardMatchups(open, ALL_CARDS, ALL_CARDS);
    lead = open.pawn * STEP + reserve[0] - reserve[1];
    for (int seat = 0; seat < 2; seat++) {
      orders[seat] = new Listing(open, seat).all();
    }
    count(open);
  }

  /// Counts the orders of a position; empty unless it is the ninth dynasty of the standard rules,
  /// no order is laid, and no warlord is left.
  ///
  /// @param open a position in which nothing is forgotten
  public static Optional<LastDynasty> of(SunTzuState open) {
    boolean counts =
        open.phase == Phase.ORDERS
            && open.dynasty == Transitions.DYNASTIES
            && open.laid[0] + open.laid[1] == 0
            && !open.advanced
            && (!open.warlords || open.spent[0] && open.spent[1]);
    return counts ? Optional.of(new LastDynasty(open)) : Optional.empty();
  }

  private void count(SunTzuState open) {
    for (int province = 0; province < Province.COUNT; province++) {
      int value = open.scores.value(open.tiles[province], Transitions.DYNASTIES / 3 - 1);
      for (int at = province << 8; at < province + 1 << 8; at++) {
        gain[at] =
            Integer.signum(meetings.after(at)) * value * STEP
                + meetings.gained(0, at)
                - meetings.gained(1, at);
      }
    }
  }

  /// A seat's orders, packed: four bits a province. All that can be laid, ascending.
  ///
  /// @param seat 1 or 2
  public int[] orders(int seat) {
    return orders[seat - 1].clone();
  }

  /// The actions that lay an order.
  public static int[] actions(int order) {
    int[] actions = new int[Province.COUNT];
    for (int province = 0; province < Province.COUNT; province++) {
      actions[province] = Actions.pair(Actions.LAY, province, card(order, province));
    }
    return actions;
  }

  private static int card(int order, int province) {
    return order >> 4 * (Province.COUNT - 1 - province) & 15;
  }

  /// Who wins with these orders: 1 where seat 1 does, −1 where seat 2 does, 0 where they share.
  public int outcome(int first, int second) {
    int sum = lead;
    for (int province = 0; province < Province.COUNT; province++) {
      sum += gain[CardMatchups.at(province, card(first, province), card(second, province))];
    }
    // Reserves decide where the pawn stands in the middle; less than half a step otherwise.
    int pawn = sum + STEP / 2 >> 10;
    return Integer.signum(pawn != 0 ? pawn : sum);
  }

  /// Whether a reserve may run out with these orders: the armies that come back are not counted.
  public boolean runsOut(int first, int second) {
    for (int seat = 0; seat < 2; seat++) {
      int sum = 0;
      for (int province = 0; province < Province.COUNT; province++) {
        int at = CardMatchups.at(province, card(first, province), card(second, province));
        sum += meetings.spent(seat, at);
      }
      if (sum > reserve[seat]) {
        return true;
      }
    }
    return false;
  }

  /// Lists the orders that a seat can lay.
  private static final class Listing {
    private final int seat;
    private int[] all = new int[1024];
    private int count;

    Listing(SunTzuState open, int seat) {
      this.seat = seat;
      extend(open, 0);
    }

    private void extend(SunTzuState s, int order) {
      int laid = s.laid[seat];
      if (laid == Province.COUNT) {
        all = count == all.length ? Arrays.copyOf(all, 2 * count) : all;
        all[count++] = order;
        return;
      }
      for (int card = 0; card < Card.KINDS; card++) {
        int at = seat * Card.KINDS + card;
        if (s.hand[at] > 0 && (card != Card.SIX || LegalActions.sixMayLie(s, seat, laid))) {
          s.hand[at]--;
          s.laid[seat]++;
          extend(s, order << 4 | card);
          s.hand[at]++;
          s.laid[seat]--;
        }
      }
    }

    int[] all() {
      return Arrays.copyOf(all, count);
    }
  }
}
