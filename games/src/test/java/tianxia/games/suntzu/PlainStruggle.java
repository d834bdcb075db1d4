package tianxia.games.suntzu;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Resolves the provinces of a dynasty in the reference engine (SUN-10 to SUN-18, SUN-26 to
/// SUN-28).
final class PlainStruggle {
  private static final Map<String, List<String>> BORDERS =
      Map.of(
          "Xi", List.of("Ti", "Qi", "Mo"),
          "Ti", List.of("Xi", "Qi", "Ma"),
          "Qi", List.of("Xi", "Ti", "Mo", "Ma"),
          "Mo", List.of("Xi", "Qi", "Ma"),
          "Ma", List.of("Ti", "Qi", "Mo"));

  private final PlainSunTzu game;

  /// The province being resolved.
  String here = "";

  /// What armies are owed for, by whom, how many; empty if none are owed.
  String owedFor = "";

  int owed;
  boolean scourged;

  PlainStruggle(PlainSunTzu game) {
    this.game = game;
  }

  static boolean border(String one, String other) {
    return BORDERS.getOrDefault(one, List.of()).contains(other);
  }

  void all() {
    game.next(() -> window(1), () -> window(2));
    for (int i = 4; i >= 0; i--) {
      int index = i;
      game.next(() -> window(1), () -> window(2), () -> reveal(index));
    }
  }

  private void window(int number) {
    if (unspent(number) && (number == 1 || game.dynasty <= 6)) {
      game.ask("window", number);
    }
  }

  private boolean unspent(int number) {
    return game.warlords && !game.seat(number).spent;
  }

  private void reveal(int index) {
    here = game.reveal.get(index);
    game.revealed = index + 1;
    game.feinted = false;
    scourged = false;
    for (PlainSeat seat : game.seats) {
      if (seat.card(here).equals("1")) {
        seat.one = true;
      }
    }
    PlainSeat shao = game.seat(2);
    if (shao.card(here).equals("6") && shao.marks(here) > 0) {
      shao.spent = true;
    }
    game.next(this::feint, () -> pay(1), () -> pay(2), this::scourge, this::strike);
  }

  private void feint() {
    if (unspent(1) && List.of("7", "8", "9", "10").contains(game.seat(1).card(here))) {
      game.ask("feint", 1);
    }
  }

  private void pay(int number) {
    switch (game.seat(number).card(here)) {
      case "6" -> need("mark", number, 1);
      case "+2" -> need("cost", number, 1);
      case "+3" -> need("cost", number, 2);
      default -> {}
    }
  }

  private boolean plague() {
    return game.seat(1).card(here).equals("P") || game.seat(2).card(here).equals("P");
  }

  private void scourge() {
    boolean three = game.seat(1).armies(here) >= 3 || game.seat(2).armies(here) >= 3;
    if (plague() && three && unspent(2)) {
      game.ask("scourge", 2);
    }
  }

  private void strike() {
    if (plague()) {
      for (PlainSeat seat : game.seats) {
        int there = seat.armies(here);
        int left = scourged ? Math.min(there, 1) : there == 1 ? 1 : there / 2;
        for (int i = left; i < there; i++) {
          seat.retreat(here);
        }
      }
      return;
    }
    String first = game.feinted ? "6" : game.seat(1).card(here);
    String second = game.seat(2).card(here);
    int difference = strength(first, second) - strength(second, first);
    int winner = difference > 0 ? 1 : 2;
    PlainSeat loser = game.seat(3 - winner);
    int left = Math.abs(difference);
    while (left > 0 && loser.armies(here) > 0) {
      loser.retreat(here);
      left--;
    }
    need("place", winner, left);
  }

  /// SUN-11.
  private static int strength(String card, String against) {
    if (!signed(card)) {
      return Integer.parseInt(card);
    }
    int amount = Integer.parseInt(card);
    return signed(against) ? Math.max(amount, 0) : Integer.parseInt(against) + amount;
  }

  private static boolean signed(String card) {
    return card.startsWith("+") || card.startsWith("-");
  }

  private void need(String purpose, int number, int count) {
    if (count == 0) {
      return;
    }
    PlainSeat seat = game.seat(number);
    Set<String> sources = sources(purpose, seat);
    if (seat.reserve > 0) {
      seat.reserve--;
      receive(purpose, seat);
      game.next(() -> need(purpose, number, count - 1));
    } else if (sources.isEmpty()) {
      if (purpose.equals("mark")) {
        seat.marks.merge(here, 1, Integer::sum);
      }
    } else if (sources.size() == 1) {
      seat.leave(sources.iterator().next());
      receive(purpose, seat);
      game.next(() -> need(purpose, number, count - 1));
    } else {
      owedFor = purpose;
      owed = count;
      game.ask("source", number);
      game.next(() -> need(purpose, number, count - 1));
    }
  }

  void take(int number, String from) {
    game.seat(number).leave(from);
    receive(owedFor, game.seat(number));
    owedFor = "";
    owed = 0;
  }

  private void receive(String purpose, PlainSeat seat) {
    switch (purpose) {
      case "mark" -> seat.marks.merge(here, 1, Integer::sum);
      case "cost" -> seat.lost++;
      default -> seat.enter(here);
    }
  }

  /// SUN-13, SUN-15, SUN-17.
  Set<String> sources(String purpose, PlainSeat seat) {
    Set<String> all = new TreeSet<>(PlainSeat.PROVINCES);
    all.removeIf(province -> seat.armies(province) == 0);
    if (!purpose.equals("place")) {
      return all;
    }
    all.remove(here);
    Set<String> near = new TreeSet<>(all);
    near.removeIf(province -> !border(province, here));
    return near.isEmpty() ? all : near;
  }
}
