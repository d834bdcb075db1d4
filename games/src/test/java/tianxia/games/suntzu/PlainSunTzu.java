package tianxia.games.suntzu;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;

/// A reference engine for Sun Tzu, written for clarity, from the clauses and independently of the
/// real engine: names for everything, and an agenda of the next tasks. Legal actions are in
/// [PlainChoices], the resolution of provinces in [PlainStruggle].
final class PlainSunTzu {
  static final List<String> RISING =
      List.of("1-2-4", "1-2-5", "1-3-4", "1-3-5", "1-4-5", "2-3-4", "2-3-5", "2-4-5", "3-4-5");
  static final List<String> MIXED =
      List.of(
          "1-2-4", "1-3-5", "1-4-3", "2-3-2", "2-3-4", "2-5-2", "3-1-5", "3-2-3", "4-1-4", "4-3-2");

  final boolean advanced;
  final boolean warlords;
  final int track;
  final List<String> tilesLeft;
  final List<String> tiles = new ArrayList<>();
  final List<PlainSeat> seats;

  String phase = "tiles";
  int dynasty = 1;
  int pawn;
  int chooser;
  final List<String> reveal = new ArrayList<>();
  int revealed;
  boolean feinted;

  /// The actors; chance is 0.
  final TreeSet<Integer> asked = new TreeSet<>();

  /// The seat that draws.
  int drawer;

  final List<Integer> winners = new ArrayList<>();
  final PlainStruggle struggle = new PlainStruggle(this);
  private final Deque<Runnable> agenda = new ArrayDeque<>();

  PlainSunTzu(boolean advanced, boolean warlords, boolean rising, int track) {
    this.advanced = advanced;
    this.warlords = warlords;
    this.track = track;
    tilesLeft = new ArrayList<>(rising ? RISING : MIXED);
    seats = List.of(new PlainSeat(advanced), new PlainSeat(advanced));
    for (int i = 0; i < 5; i++) {
      agenda.add(() -> ask("tiles", 0));
    }
    if (warlords) {
      agenda.add(() -> ask("choose", 1, 2));
      agenda.add(this::headStart);
    }
    for (int i = 0; i < 8; i++) {
      int seat = i < 4 ? 1 : 2;
      agenda.add(() -> askDraw("deal", seat));
    }
    agenda.add(this::askOrders);
    proceed();
  }

  PlainSeat seat(int number) {
    return seats.get(number - 1);
  }

  void ask(String what, int... actors) {
    phase = what;
    for (int actor : actors) {
      asked.add(actor);
    }
  }

  private void askDraw(String what, int seat) {
    drawer = seat;
    ask(what, 0);
  }

  /// Puts tasks at the front of the agenda, in this order.
  void next(Runnable... tasks) {
    for (int i = tasks.length - 1; i >= 0; i--) {
      agenda.addFirst(tasks[i]);
    }
  }

  void proceed() {
    while (asked.isEmpty() && winners.isEmpty()) {
      agenda.removeFirst().run();
    }
  }

  private void headStart() {
    if (seat(2).warlord.equals("head-start")) {
      pawn = -1;
      seat(2).spent = true;
    }
  }

  private void askOrders() {
    ask("orders", 1, 2);
    next(this::fixReveal);
  }

  /// SUN-9.
  private void fixReveal() {
    int first = seat(1).armies();
    int second = seat(2).armies();
    int who = chooser;
    if (first < second) {
      who = 1;
    }
    if (second < first) {
      who = 2;
    }
    if (dynasty == 1 || who == 0) {
      reveal.addAll(PlainSeat.PROVINCES);
    } else {
      ask("order", who);
    }
    next(struggle::all, this::endOfDynasty);
  }

  /// SUN-19, SUN-20, SUN-21.
  private void endOfDynasty() {
    for (PlainSeat seat : seats) {
      seat.orders.values().stream().filter(PlainSeat.PERMANENT::contains).forEach(seat.hand::add);
      seat.orders.clear();
    }
    reveal.clear();
    revealed = 0;
    feinted = false;
    if (dynasty % 3 == 0) {
      pawn += controlled(seat(1)) - controlled(seat(2));
      pawn = Math.max(-track, Math.min(track, pawn));
    }
    if (pawn == track || dynasty == 9 && pawn > 0) {
      winners.add(1);
    } else if (pawn == -track || dynasty == 9 && pawn < 0) {
      winners.add(2);
    } else if (dynasty == 9) {
      int most = Math.max(seat(1).reserve, seat(2).reserve);
      for (int number = 1; number <= 2; number++) {
        if (seat(number).reserve == most) {
          winners.add(number);
        }
      }
    }
    if (winners.isEmpty()) {
      next(() -> draw(1), () -> draw(2), this::askKeep, this::nextDynasty);
    } else {
      phase = "over";
    }
  }

  private int controlled(PlainSeat seat) {
    int sum = 0;
    for (int i = 0; i < 5; i++) {
      if (seat.armies(PlainSeat.PROVINCES.get(i)) > 0) {
        sum += Integer.parseInt(tiles.get(i).split("-", -1)[dynasty / 3 - 1]);
      }
    }
    return sum;
  }

  /// SUN-22.
  private void draw(int number) {
    PlainSeat seat = seat(number);
    int due = seat.one ? 3 : 2;
    int there = seat.deck.size() + seat.under.size();
    if (there < due) {
      next(() -> {
        seat.hand.addAll(seat.drawn);
        seat.drawn.clear();
      });
    }
    for (int i = 0; i < Math.min(due, there); i++) {
      next(() -> askDraw("draw", number));
    }
  }

  private void askKeep() {
    for (int number = 1; number <= 2; number++) {
      if (!seat(number).drawn.isEmpty()) {
        ask("keep", number);
      }
    }
  }

  private void nextDynasty() {
    dynasty++;
    seats.forEach(seat -> seat.one = false);
    next(this::askOrders);
  }
}
