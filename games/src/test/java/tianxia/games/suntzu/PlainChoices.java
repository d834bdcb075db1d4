package tianxia.games.suntzu;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Legal actions of the reference engine, in notation, and how they are carried out.
final class PlainChoices {
  private final PlainSunTzu game;

  PlainChoices(PlainSunTzu game) {
    this.game = game;
  }

  Set<String> legal(int actor) {
    Set<String> all = new TreeSet<>();
    if (!game.asked.contains(actor)) {
      return all;
    }
    switch (game.phase) {
      case "tiles" -> game.tilesLeft.forEach(tile -> all.add("tile " + tile));
      case "deal", "draw" -> {
        PlainSeat seat = game.seat(game.drawer);
        List<String> from = seat.deck.isEmpty() ? seat.under.subList(0, 1) : seat.deck;
        from.forEach(card -> all.add("draw " + card));
      }
      case "choose" -> {
        List<String> four =
            actor == 1
                ? List.of("reinforce", "remove", "feint", "march")
                : List.of("head-start", "second-six", "scourge", "remove");
        four.forEach(warlord -> all.add("choose " + warlord));
      }
      case "orders" -> orders(game.seat(actor), actor, all);
      case "order" -> permutations("order", PlainSeat.PROVINCES, all);
      case "window" -> window(game.seat(actor), game.seat(3 - actor), all);
      case "feint", "scourge" -> {
        all.add("pass");
        if (game.seat(actor).warlord.equals(game.phase)) {
          all.add(game.phase);
        }
      }
      case "source" ->
          game.struggle
              .sources(game.struggle.owedFor, game.seat(actor))
              .forEach(province -> all.add("from " + province));
      case "keep" -> keeps(PlainSeat.sorted(game.seat(actor).drawn), all);
      default -> throw new IllegalStateException(game.phase);
    }
    return all;
  }

  private static void orders(PlainSeat seat, int actor, Set<String> all) {
    String province = seat.nextProvince();
    int marks = seat.marks(province);
    boolean besieged = actor == 2 && marks == 1 && seat.warlord.equals("second-six") && !seat.spent;
    for (String card : seat.hand) {
      if (!card.equals("6") || marks == 0 || besieged) {
        all.add(province + ":" + card);
      }
      boolean once = !PlainSeat.PERMANENT.contains(card);
      if (once && seat.orders.isEmpty() && seat.aside > 0 && seat.hand.size() > 5) {
        all.add("recruit " + card);
      }
    }
  }

  private static void permutations(String start, List<String> rest, Set<String> all) {
    if (rest.isEmpty()) {
      all.add(start);
    }
    for (String province : rest) {
      List<String> others = new ArrayList<>(rest);
      others.remove(province);
      permutations(start + " " + province, others, all);
    }
  }

  private void window(PlainSeat seat, PlainSeat enemy, Set<String> all) {
    all.add("pass");
    for (String at : PlainSeat.PROVINCES) {
      boolean own = seat.armies(at) > 0;
      if (seat.warlord.equals("reinforce") && own && seat.reserve > 0) {
        all.add("reinforce " + at);
      }
      if (game.dynasty > 6) {
        continue;
      }
      if (seat.warlord.equals("remove") && (own || enemy.armies(at) > 0)) {
        all.add("remove " + at);
      }
      for (String to : PlainSeat.PROVINCES) {
        if (seat.warlord.equals("march")
            && own
            && PlainStruggle.border(at, to)
            && enemy.armies(to) == 0) {
          all.add("march " + at + " " + to);
        }
      }
    }
  }

  private static void keeps(List<String> drawn, Set<String> all) {
    for (int i = 0; i < drawn.size(); i++) {
      if (drawn.size() == 2) {
        all.add("keep " + drawn.get(i));
      }
      for (int j = i + 1; j < drawn.size() && drawn.size() == 3; j++) {
        all.add("keep " + drawn.get(i) + " " + drawn.get(j));
      }
    }
  }

  void play(int actor, String action) {
    List<String> words = List.of(action.split(" ", -1));
    String last = words.getLast();
    if (!game.phase.equals("orders")) {
      game.asked.remove(actor);
    }
    PlainSeat seat = game.seat(Math.max(actor, 1));
    switch (words.getFirst()) {
      case "tile" -> {
        game.tilesLeft.remove(last);
        game.tiles.add(last);
      }
      case "draw" -> draw(game.seat(game.drawer), last);
      case "choose" -> seat.warlord = last;
      case "recruit" -> {
        seat.hand.remove(last);
        seat.aside--;
        seat.reserve++;
      }
      case "order" -> {
        game.reveal.addAll(words.subList(1, 6));
        game.chooser = actor;
      }
      case "from" -> game.struggle.take(actor, last);
      case "keep" -> {
        words.subList(1, words.size()).forEach(card -> keep(seat, card));
        seat.under.addAll(seat.drawn);
        seat.drawn.clear();
      }
      case "pass" -> {}
      case "reinforce", "remove", "march", "feint", "scourge" -> {
        seat.spent = true;
        warlord(words, seat, last);
      }
      default -> lay(seat, actor, action);
    }
    game.proceed();
  }

  private void draw(PlainSeat seat, String card) {
    if (seat.deck.isEmpty()) {
      seat.under.removeFirst();
    } else {
      seat.deck.remove(card);
    }
    (game.phase.equals("deal") ? seat.hand : seat.drawn).add(card);
  }

  private static void keep(PlainSeat seat, String card) {
    seat.drawn.remove(card);
    seat.hand.add(card);
  }

  private void lay(PlainSeat seat, int actor, String action) {
    String card = action.substring(action.indexOf(':') + 1);
    seat.hand.remove(card);
    seat.orders.put(seat.nextProvince(), card);
    if (seat.orders.size() == 5) {
      game.asked.remove(actor);
    }
  }

  private void warlord(List<String> words, PlainSeat seat, String last) {
    switch (words.getFirst()) {
      case "reinforce" -> {
        seat.reserve--;
        seat.enter(last);
      }
      case "remove" ->
          game.seats.stream().filter(s -> s.armies(last) > 0).forEach(s -> s.retreat(last));
      case "march" -> {
        seat.leave(words.get(1));
        seat.enter(last);
      }
      case "feint" -> game.feinted = true;
      default -> game.struggle.scourged = true;
    }
  }
}
