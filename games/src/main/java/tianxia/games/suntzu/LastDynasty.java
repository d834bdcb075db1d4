package tianxia.games.suntzu;

import java.util.Arrays;
import java.util.Optional;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;

/// Evaluates the ninth dynasty without playing it out. Nothing follows it, so the provinces are
/// independent: the outcome of each pair of cards at a province is computed once, and a pair of
/// orders is a sum of five such outcomes (SUN-20, SUN-21). The length of the score track does not
/// matter here: a pawn that stops at a red space is on the same side as one that goes further.
///
/// Exact as long as no reserve runs out ([#runsOut]): then the order of reveal makes no difference,
/// and no seat has to choose where an army comes from (SUN-17).
public final class LastDynasty {
  private static final int ALL_CARDS = (1 << Card.KINDS) - 1;

  /// The weight of one space of the pawn; an army in reserve weighs 1.
  private static final int STEP = 1 << 10;

  private final int[] reserve;
  private final int lead;

  private final CardMatchups meetings;

  /// The change of seat 1's lead, indexed by [CardMatchups#at].
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

  /// Evaluates the orders of a position; empty unless it is the ninth dynasty of the standard
  /// rules, with no order laid and no warlord left.
  ///
  /// @param open a position with nothing forgotten
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

  /// All orders that a seat can lay, ascending; four bits per province.
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

  /// The winner with these orders: 1 for seat 1, −1 for seat 2, 0 for a tie.
  public int outcome(int first, int second) {
    int sum = lead;
    for (int province = 0; province < Province.COUNT; province++) {
      sum += gain[CardMatchups.at(province, card(first, province), card(second, province))];
    }
    // The reserves decide only if the pawn is in the middle: they add less than one space.
    return Integer.signum(sum);
  }

  /// Whether a reserve may run out with these orders. Armies that return are not credited.
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

  /// Enumerates the orders that a seat can lay.
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
