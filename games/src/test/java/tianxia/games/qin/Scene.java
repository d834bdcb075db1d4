package tianxia.games.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import tianxia.games.Games;
import tianxia.kernel.Happening;
import tianxia.kernel.Legal;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.words.Words;

/// A test position in seat 1's turn: tiles are laid on the bird board for any seat in any order,
/// legal or not; actions are then played by the rules.
final class Scene {
  static final Qin GAME = new Qin();

  final QinState state;

  Scene(int players) {
    this(players, "bird");
  }

  Scene(int players, String board) {
    Map<String, String> options = Map.of("players", "" + players, "board", board);
    state = GAME.start(Options.of(GAME.options(), options));
    for (int i = 0; i < Tiles.HAND * players; i++) {
      state.apply(0, Actions.draw(i % Tiles.KINDS));
    }
  }

  /// Lays a tile for a seat and applies the consequences.
  Scene lay(int mover, String placement) {
    Notation.Placement placed = placed(placement);
    int action = placed.action();
    assertThat(GAME.write(state, mover, action)).isEqualTo(placement);
    for (int square : List.of(Actions.firstSquare(action), Actions.secondSquare(action))) {
      assertThat(state.land.board.steppe(square) && state.land.provinces.colourAt(square) < 0)
          .as(placement + ": " + Squares.name(square) + " is free")
          .isTrue();
    }
    state.land.lay(mover, placed.pair(), Actions.firstSquare(action), Actions.secondSquare(action));
    return this;
  }

  private static Notation.Placement placed(String placement) {
    return (Notation.Placement) Notation.read(placement).orElseThrow();
  }

  /// Gives a tile to the seat whose turn it is.
  Scene give(String tile) {
    state.hand(state.turn(), Tiles.plus(state.hand(state.turn()), Tiles.kind(tile)));
    return this;
  }

  /// Removes a seat's whole hand.
  Scene strip(int seat) {
    state.hand(seat, 0);
    return this;
  }

  /// Sets the number of pagodas that a seat has left.
  Scene leave(int seat, int pagodas) {
    state.land.supply[seat] = pagodas;
    return this;
  }

  /// Plays a legal placement of the seat whose turn it is, which is given the tile.
  Scene play(String placement) {
    give(Tiles.name(placed(placement).kind()));
    assertThat(GAME.why(state, state.turn(), placement)).as(placement).isEmpty();
    state.apply(state.turn(), GAME.read(state, state.turn(), placement));
    return this;
  }

  Scene draw(String tile) {
    state.apply(0, Actions.draw(Tiles.kind(tile)));
    return this;
  }

  /// The happenings of a placement of the seat whose turn it is, which is given the tile.
  List<Happening> tell(String placement) {
    give(Tiles.name(placed(placement).kind()));
    return GAME.narrate(state, 0, state.turn(), placed(placement).action());
  }

  /// The same in English.
  List<String> told(String placement) {
    Words words = Games.words("qin", "en");
    return tell(placement).stream().map(words::sentence).toList();
  }

  /// The refusal of a placement of the seat whose turn it is, which is given the tile.
  Refusal refusal(String placement) {
    give(Tiles.name(placed(placement).kind()));
    assertThat(legal()).doesNotContain(placement);
    return GAME.why(state, state.turn(), placement).orElseThrow();
  }

  /// The clause and code of that refusal.
  String refused(String placement) {
    Refusal refusal = refusal(placement);
    return refusal.clause() + " " + refusal.reason().code();
  }

  /// Whether the placement is legal for the seat whose turn it is, which is given the tile.
  boolean legal(String placement) {
    give(Tiles.name(placed(placement).kind()));
    return legal().contains(placement) && GAME.why(state, state.turn(), placement).isEmpty();
  }

  List<String> legal() {
    return Legal.notations(GAME, state, state.turn());
  }

  /// The province on a square: `R 1 3` for a red one of seat 1 with three squares; `none`.
  String province(String square) {
    int province = state.land.provinces.provinceAt(square(square));
    return province == 0
        ? "none"
        : Tiles.colourName(state.land.provinces.colour(province))
            + " "
            + state.land.provinces.owner(province)
            + " "
            + state.land.provinces.size(province);
  }

  /// The owner of the village on a square.
  int village(String square) {
    return state.land.villageOwner[state.land.board.villageAt(square(square))];
  }

  int supply(int seat) {
    return state.supply(seat);
  }

  String json() {
    CanonicalJson out = new CanonicalJson();
    GAME.writeState(state, out);
    return out.toString();
  }

  private static int square(String name) {
    return Squares.of(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
  }
}
