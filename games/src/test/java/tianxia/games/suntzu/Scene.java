package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tianxia.games.Games;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;
import tianxia.kernel.Legal;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.words.Words;

/// A position built for a test, starting at the first orders, with the first five rising tiles in
/// order and `7` to `10` in both hands. Actions are tried by the rules.
final class Scene {
  static final SunTzu GAME = new SunTzu();
  static final String FIRST_ORDER = "order Xi Ti Qi Mo Ma";

  final SunTzuState state;

  /// @param options `rules=advanced`…
  /// @param warlords the choices of both seats, if any
  Scene(List<String> options, String... warlords) {
    Map<String, String> map = new TreeMap<>();
    options.forEach(o -> map.put(o.substring(0, o.indexOf('=')), o.substring(o.indexOf('=') + 1)));
    state = GAME.start(Options.of(GAME.options(), map));
    for (int i = 0; i < 5; i++) {
      play(0, GAME.write(state, 0, Actions.of(Actions.TILE, i)));
    }
    for (int i = 0; i < warlords.length; i++) {
      play(i + 1, "choose " + warlords[i]);
    }
    for (String card : List.of("7", "8", "9", "10", "7", "8", "9", "10")) {
      play(0, "draw " + card);
    }
  }

  static Scene standard() {
    return new Scene(List.of());
  }

  static Scene advanced() {
    return new Scene(List.of("rules=advanced"));
  }

  static Scene warlords(String first, String second) {
    return new Scene(List.of("warlords=on"), first, second);
  }

  Scene play(int actor, String... actions) {
    for (String action : actions) {
      assertThat(GAME.why(state, actor, action)).as(action).isEmpty();
      state.apply(actor, GAME.read(state, actor, action));
    }
    return this;
  }

  /// Plays actions of the only seat that is asked.
  Scene answer(String... actions) {
    for (String action : actions) {
      play(Actors.first(state.actors()), action);
    }
    return this;
  }

  /// Lays five cards, adding those that the seat lacks to its hand.
  Scene lay(int seat, String... cards) {
    for (int i = 0; i < cards.length; i++) {
      give(seat, cards[i]);
      play(seat, Province.name(i) + ":" + cards[i]);
    }
    return this;
  }

  Scene give(int seat, String card) {
    int at = (seat - 1) * Card.KINDS + Card.of(card);
    state.hand[at] = Math.max(state.hand[at], 1);
    return this;
  }

  /// Lays these cards at Xinjiang and twos elsewhere, in the first order of reveal, without
  /// warlords.
  Scene fight(String first, String second) {
    lay(1, first, "2", "2", "2", "2").lay(2, second, "2", "2", "2", "2");
    return state.phase == Phase.ORDER ? answer(FIRST_ORDER) : this;
  }

  /// Sets the armies by province, positive for seat 1, negative for seat 2, and the reserves to
  /// match.
  Scene armies(int... armies) {
    System.arraycopy(armies, 0, state.armies, 0, 5);
    for (int seat = 0; seat < 2; seat++) {
      state.reserve[seat] = 21 - state.aside[seat] - state.armiesOnMap(seat);
    }
    return this;
  }

  Scene lost(int seat, int count) {
    state.lost[seat - 1] = count;
    state.reserve[seat - 1] -= count;
    return this;
  }

  Scene mark(int seat, String province) {
    state.marks[(seat - 1) * 5 + Province.of(province)]++;
    state.reserve[seat - 1]--;
    return this;
  }

  Scene dynasty(int dynasty) {
    state.dynasty = dynasty;
    return this;
  }

  Scene chooser(int seat) {
    state.chooser = seat;
    return this;
  }

  Scene pawn(int pawn) {
    state.pawn = pawn;
    return this;
  }

  /// Sets the unknown cards of a seat's deck, and those underneath.
  Scene deck(int seat, List<String> unknown, String... under) {
    Arrays.fill(state.deck, (seat - 1) * Card.KINDS, seat * Card.KINDS, 0);
    unknown.forEach(card -> state.deck[(seat - 1) * Card.KINDS + Card.of(card)]++);
    for (int i = 0; i < under.length; i++) {
      state.under[CardDraws.UNDER * (seat - 1) + i] = Card.of(under[i]);
    }
    state.underSize[seat - 1] = under.length;
    return this;
  }

  List<String> legal(int actor) {
    return Legal.notations(GAME, state, actor);
  }

  Refusal refusal(int actor, String action) {
    assertThat(legal(actor)).doesNotContain(action);
    return GAME.why(state, actor, action).orElseThrow();
  }

  /// The clause and code with which an action is refused.
  String refused(int actor, String action) {
    Refusal refusal = refusal(actor, action);
    return refusal.clause() + " " + refusal.reason().code();
  }

  List<Happening> tell(int viewer, int actor, String action) {
    assertThat(GAME.why(state, actor, action)).as(action).isEmpty();
    return GAME.narrate(state, viewer, actor, GAME.read(state, actor, action));
  }

  /// The public narration of an action, in English.
  List<String> told(int actor, String action) {
    Words words = Games.words("sun-tzu", "en");
    return tell(0, actor, action).stream().map(words::sentence).toList();
  }

  /// The cards that a seat holds.
  List<String> hand(int seat) {
    List<String> all = new ArrayList<>();
    for (int card = 0; card < Card.KINDS; card++) {
      for (int i = 0; i < state.hand[(seat - 1) * Card.KINDS + card]; i++) {
        all.add(Card.name(card));
      }
    }
    return all;
  }

  String json() {
    CanonicalJson out = new CanonicalJson();
    GAME.writeState(state, out);
    return out.toString();
  }

  String view(int viewer) {
    CanonicalJson out = new CanonicalJson();
    GAME.writeView(state, viewer, out);
    return out.toString();
  }
}
