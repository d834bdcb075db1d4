package tianxia.games.pagoda;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// Pagoda written plainly from the clauses: names, lists and maps, and copies of the whole game
/// where the rules look ahead. Slow; for comparison only.
final class ReferencePagoda {
  static final List<String> COLOURS = List.of("B", "G", "R", "V", "Y");

  final int floors;
  final boolean abilities;
  String phase = "deal";
  int turn = 1;
  int fill = 2;
  int columns;

  /// Whether this turn's first action was made, not counting the dragon (PAG-13, PAG-19, PAG-21).
  boolean acted;

  Set<String> used = new TreeSet<>();
  List<Integer> winners = List.of();

  /// From the ground up, as the state writes them.
  final List<List<String>> sites = new ArrayList<>();

  final List<List<String>> displays = new ArrayList<>();
  final List<List<String>> hands = new ArrayList<>();
  final List<String> pile = new ArrayList<>();
  final List<String> discard = new ArrayList<>();
  final List<String> played = new ArrayList<>();
  final Set<String> supply = new TreeSet<>();
  final List<Map<String, Integer>> markers = new ArrayList<>();
  final int[] score = new int[2];

  ReferencePagoda(boolean quick, boolean abilities) {
    floors = quick ? 3 : 4;
    this.abilities = abilities;
    for (int site = 1; site <= 6; site++) {
      sites.add(new ArrayList<>());
    }
    for (int seat = 1; seat <= 2; seat++) {
      displays.add(new ArrayList<>(COLOURS));
      hands.add(new ArrayList<>());
      Map<String, Integer> tracks = new TreeMap<>();
      COLOURS.forEach(colour -> tracks.put(colour, 0));
      markers.add(tracks);
    }
    for (String colour : COLOURS) {
      for (int i = 0; i < 11 - 2; i++) {
        pile.add(colour);
      }
      COLOURS.forEach(slots -> supply.add(colour + slots));
    }
  }

  private ReferencePagoda(ReferencePagoda other) {
    this(other.floors == 3, other.abilities);
    phase = other.phase;
    turn = other.turn;
    fill = other.fill;
    columns = other.columns;
    acted = other.acted;
    used.addAll(other.used);
    winners = other.winners;
    for (int i = 0; i < 6; i++) {
      sites.get(i).addAll(other.sites.get(i));
    }
    for (int i = 0; i < 2; i++) {
      displays.set(i, new ArrayList<>(other.displays.get(i)));
      hands.get(i).addAll(other.hands.get(i));
      markers.get(i).putAll(other.markers.get(i));
      score[i] = other.score[i];
    }
    pile.clear();
    pile.addAll(other.pile);
    discard.addAll(other.discard);
    played.addAll(other.played);
    supply.retainAll(other.supply);
  }

  ReferencePagoda copy() {
    return new ReferencePagoda(this);
  }

  List<String> display() {
    return displays.get(turn - 1);
  }

  List<String> hand() {
    return hands.get(turn - 1);
  }

  /// The cards of the seat to move, as letters: capitals from the display, small ones from the
  /// hand.
  List<String> held() {
    List<String> held = new ArrayList<>(display());
    hand().forEach(card -> held.add(card.toLowerCase(Locale.ROOT)));
    held.sort(null);
    return held;
  }

  int limit() {
    return used.contains("R") ? 4 : 3;
  }

  /// PAG-16.
  boolean canUse(String ability) {
    return markers.get(turn - 1).getOrDefault(ability, 0) > 0 && !used.contains(ability);
  }

  void use(String ability) {
    markers.get(turn - 1).merge(ability, -1, Integer::sum);
    used.add(ability);
  }

  /// The number of the top floor of a site, from 1.
  int floor(int site) {
    return 1 + (int) sites.get(site - 1).stream().filter(part -> part.startsWith("=")).count();
  }

  boolean roofed(int site) {
    return sites.get(site - 1).stream().anyMatch(part -> part.startsWith("^"));
  }

  /// The number of columns on the top floor.
  int height(int site) {
    List<String> parts = sites.get(site - 1);
    String top = parts.isEmpty() ? "" : parts.getLast();
    return top.isEmpty() || top.startsWith("=") ? 0 : roofed(site) ? 4 : top.charAt(1) - '0';
  }

  /// The possible colours of a column on the site, if there is room (PAG-8).
  List<String> colours(int site) {
    List<String> parts = sites.get(site - 1);
    if (parts.isEmpty()) {
      return COLOURS;
    }
    String top = parts.getLast();
    return List.of(top.startsWith("=") ? top.substring(2) : top.substring(0, 1));
  }

  /// PAG-8, PAG-13: whether there is room for another column.
  boolean room(int site) {
    return !roofed(site) && height(site) < 4;
  }

  /// Whether the site bears a full floor without a roof.
  boolean full(int site) {
    return !roofed(site) && height(site) == 4;
  }

  /// PAG-10, PAG-11.
  List<Integer> complete() {
    List<Integer> complete = new ArrayList<>();
    for (int site = 1; site <= 6; site++) {
      boolean closed = full(site) && tiles(colours(site).getFirst()).isEmpty();
      if (roofed(site) || closed) {
        complete.add(site);
      }
    }
    return complete;
  }

  /// The tiles left of a background.
  List<String> tiles(String background) {
    return supply.stream().filter(tile -> tile.startsWith(background)).toList();
  }

  boolean ending() {
    return complete().size() >= 3;
  }

  Set<String> legal() {
    return new ReferenceChoices(this).legal();
  }

  void play(String action) {
    new ReferenceTurn(this).play(action);
  }
}
