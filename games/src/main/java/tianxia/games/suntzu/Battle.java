package tianxia.games.suntzu;

import tianxia.games.suntzu.piece.Card;

/// Plague or battle at the current province (SUN-11, SUN-12, SUN-14).
final class Battle {
  private Battle() {}

  static boolean plague(SunTzuState s) {
    return Resolution.card(s, 0) == Card.PLAGUE || Resolution.card(s, 1) == Card.PLAGUE;
  }

  /// SUN-11, SUN-12, SUN-14.
  static void strike(SunTzuState s) {
    int province = Resolution.province(s);
    if (plague(s)) {
      int owner = s.armies[province] > 0 ? 0 : 1;
      int count = Math.abs(s.armies[province]);
      int removed = count < 2 ? 0 : count - count / 2;
      s.move(owner, province, -removed);
      s.reserve[owner] += removed;
      if (s.journal != null) {
        s.journal.plague(s, province, owner, removed);
      }
      return;
    }
    int difference = difference(s);
    if (difference == 0) {
      if (s.journal != null) {
        s.journal.even(province);
      }
      return;
    }
    int winner = difference > 0 ? 0 : 1;
    int points = Math.abs(difference);
    int enemies = Math.min(points, s.armies(1 - winner, province));
    s.move(1 - winner, province, -enemies);
    s.reserve[1 - winner] += enemies;
    if (s.journal != null) {
      s.journal.battle(winner, province, points, enemies);
    }
    s.owing = winner;
    s.owedFor = ArmyPayments.PLACE;
    s.owed = points - enemies;
  }

  /// The margin by which seat 1 wins the battle; negative if seat 2 wins (SUN-11).
  private static int difference(SunTzuState s) {
    int first = Resolution.card(s, 0);
    int second = Resolution.card(s, 1);
    if (s.feinted) {
      first = Card.SIX;
    }
    if (Card.number(first)) {
      return Card.number(second) ? first - second : -Card.sign(second);
    }
    if (Card.number(second)) {
      return Card.sign(first);
    }
    return Math.max(0, Card.sign(first)) - Math.max(0, Card.sign(second));
  }
}
