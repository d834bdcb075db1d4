package tianxia.games.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;
import tianxia.kernel.Legal;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.json.JsonValue;

/// A test position in seat 1's turn: sites, cards and markers are set directly; actions are then
/// played by the rules.
final class Scene {
  static final Pagoda GAME = new Pagoda();

  final PagodaState state;

  /// The happenings of the last action, for a spectator.
  private List<Happening> told = List.of();

  private Scene(Map<String, String> options) {
    state = GAME.start(Options.of(GAME.options(), options));
  }

  /// The position before the first draw.
  static Scene deal(String... options) {
    Map<String, String> values = new TreeMap<>();
    for (String option : options) {
      int equals = option.indexOf('=');
      values.put(option.substring(0, equals), option.substring(equals + 1));
    }
    return new Scene(values);
  }

  /// The first turn; each display has a card of each colour, and the hands are empty.
  static Scene turn(String... options) {
    Scene scene = deal(options);
    scene.state.phase = PagodaState.Phase.ACT;
    scene.state.fill = 0;
    return scene;
  }

  /// Makes it the turn of seat 2.
  Scene second() {
    state.turn = 2;
    return this;
  }

  /// Gives the seat to move exactly these cards: capitals in the display, small letters in the
  /// hand. The cards that are neither held nor discarded form the pile.
  Scene holds(String letters) {
    return holds(state.turn, letters);
  }

  Scene holds(int seat, String letters) {
    int from = 10 * (seat - 1);
    for (int i = 0; i < 10; i++) {
      state.cards[from + i] = 0;
    }
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      int colour = Cards.colour(Character.toUpperCase(letter));
      state.cards[from + (Character.isUpperCase(letter) ? 0 : 5) + colour]++;
    }
    for (int colour = 0; colour < Cards.COLOURS; colour++) {
      int held = state.discard[colour];
      for (int place = 0; place < 20; place += 5) {
        held += state.cards[place + colour];
      }
      state.pile[colour] = Cards.EACH - held;
    }
    return this;
  }

  /// Leaves these cards in the pile; the others are discards.
  Scene pile(String letters) {
    for (int colour = 0; colour < Cards.COLOURS; colour++) {
      state.discard[colour] += state.pile[colour];
      state.pile[colour] = 0;
    }
    for (int i = 0; i < letters.length(); i++) {
      int colour = Cards.colour(letters.charAt(i));
      state.discard[colour]--;
      state.pile[colour]++;
    }
    return this;
  }

  /// Builds on an empty site, from the ground up, as the state writes it; nobody scores.
  Scene site(int number, String... parts) {
    int site = number - 1;
    for (String part : parts) {
      int first = Cards.colour(part.charAt(part.charAt(0) == '=' || part.charAt(0) == '^' ? 1 : 0));
      int at = 4 * site + state.floor[site];
      if (part.length() == 2) {
        state.colour[at] = first;
        state.need[site] = first;
        state.height[site] = part.charAt(1) - '0';
        continue;
      }
      take(5 * first + Cards.colour(part.charAt(2)));
      state.tile[at] = 5 * first + Cards.colour(part.charAt(2));
      if (part.charAt(0) == '^') {
        state.roofed |= 1 << site;
      } else {
        state.floor[site]++;
        state.height[site] = 0;
        state.need[site] = Cards.colour(part.charAt(2));
      }
    }
    Building.complete(state);
    return this;
  }

  /// Removes tiles from the supply.
  Scene gone(String... tiles) {
    for (String tile : tiles) {
      take(5 * Cards.colour(tile.charAt(0)) + Cards.colour(tile.charAt(1)));
    }
    Building.complete(state);
    return this;
  }

  private void take(int tile) {
    assertThat(state.supply >> tile & 1).as("tile " + tile + " is there").isEqualTo(1);
    state.supply &= ~(1 << tile);
  }

  /// Sets a marker of the seat to move.
  Scene marker(String ability, int value) {
    state.marker[5 * (state.turn - 1) + Cards.colour(ability.charAt(0))] = value;
    return this;
  }

  /// Plays legal actions, each by the seat to move.
  Scene play(String... actions) {
    for (String action : actions) {
      assertThat(ask(action)).as(action).isEqualTo("legal");
      int actor = actor();
      int read = GAME.read(state, actor, action);
      told = GAME.narrate(state, 0, actor, read);
      state.apply(actor, read);
    }
    return this;
  }

  /// Draws cards, one after another.
  Scene draw(String cards) {
    for (int i = 0; i < cards.length(); i++) {
      play("draw " + cards.charAt(i));
    }
    return this;
  }

  int actor() {
    return Actors.first(state.actors());
  }

  List<String> legal() {
    return Legal.notations(GAME, state, actor());
  }

  /// The legal actions with this prefix.
  List<String> legal(String prefix) {
    return legal().stream().filter(action -> action.startsWith(prefix)).toList();
  }

  /// `clause code` of the refusal, or `legal`; checked against the list of legal actions.
  String ask(String action) {
    Optional<Refusal> refusal = GAME.why(state, actor(), action);
    assertThat(legal().contains(action)).as(action + " is listed").isEqualTo(refusal.isEmpty());
    return refusal.map(why -> why.clause() + " " + why.reason().code()).orElse("legal");
  }

  List<Happening> told() {
    return told;
  }

  List<String> codes() {
    return told.stream().map(Happening::code).toList();
  }

  /// A field of the state, as canonical JSON without quotes.
  String get(String field) {
    return json().get(field).canonical().replace("\"", "");
  }

  JsonValue.Members json() {
    CanonicalJson out = new CanonicalJson();
    GAME.writeState(state, out);
    return (JsonValue.Members) JsonValue.parse(out.toString());
  }
}
