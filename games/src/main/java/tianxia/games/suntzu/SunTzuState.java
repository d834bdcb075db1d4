package tianxia.games.suntzu;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.ScoreTiles;
import tianxia.kernel.State;

/// A position of Sun Tzu. Arrays here are indexed by seat from 0, public methods take seats from 1.
/// The phases are in [Transitions] and [Resolution], legality in [LegalActions], forgetting in
/// [HiddenInformation].
public final class SunTzuState implements State<SunTzuState> {
  static final int MAX_ACTIONS = 128;

  final ScoreTiles scores;
  final boolean advanced;
  final boolean warlords;

  /// The distance of the red spaces from the middle (SUN-4).
  final int track;

  Phase phase = Phase.TILES;

  /// The actors, bit s for seat s (from 1); 0 at chance and at the end.
  int acting;

  int winners;
  int dynasty = 1;
  int pawn;
  int chooser;
  boolean feinted;

  /// The number of provinces that have a score tile, and the tiles left.
  int tilesDrawn;

  int tilesLeft;
  final int[] tiles = new int[Province.COUNT];

  final int[] armies = new int[Province.COUNT];
  final int[] marks = new int[2 * Province.COUNT];
  final int[] reserve = new int[2];
  final int[] aside = new int[2];
  final int[] lost = new int[2];

  /// Counts by seat and kind of card.
  final int[] hand = new int[2 * Card.KINDS];

  final int[] deck = new int[2 * Card.KINDS];
  final int[] drawn = new int[2 * Card.KINDS];

  /// By seat: the cards underneath, in the order in which they are drawn.
  final int[] under = new int[2 * CardDraws.UNDER];

  final int[] underSize = new int[2];

  /// By seat and province: the card laid, or NONE or HIDDEN.
  final int[] orders = new int[2 * Province.COUNT];

  final int[] laid = new int[2];

  /// The order of reveal ([Actions#place]); valid while `ordered`.
  int order;

  boolean ordered;
  int revealed;
  final boolean[] one = new boolean[2];
  final int[] warlord = new int[2];
  final boolean[] spent = new boolean[2];

  /// The step within the province being resolved; who owes armies, for what, and how many.
  int step;

  int owing;
  int owedFor;
  int owed;

  /// While drawing: the drawing seat (from 0), the cards still to come, whether all go to the hand.
  int drawer;

  int toDraw;
  boolean whole;

  /// By seat: the pool of its unknown cards, with −1 as the first entry if none is unknown; and the
  /// sizes of hand, deck with underneath, and drawn cards. Set by [HiddenInformation].
  final int[] unseen = new int[2 * Card.KINDS];

  final int[] sizes = new int[6];
  final boolean[] forgotten = new boolean[2];

  final int[] listed = new int[MAX_ACTIONS];

  /// Records what happens; null unless the action is narrated.
  @Nullable NarrationLog journal;

  /// Whether something is forgotten here; then nothing may be resolved.
  boolean blind() {
    return forgotten[0] || forgotten[1];
  }

  SunTzuState(ScoreTiles scores, boolean advanced, boolean warlords, int track) {
    this.scores = scores;
    this.advanced = advanced;
    this.warlords = warlords;
    this.track = track;
    tilesLeft = (1 << scores.names().size()) - 1;
    Arrays.fill(orders, Card.NONE);
    for (int seat = 0; seat < 2; seat++) {
      reserve[seat] = advanced ? 18 : 21;
      aside[seat] = advanced ? 3 : 0;
      for (int card = 0; card < Card.KINDS; card++) {
        hand[seat * Card.KINDS + card] = Card.permanent(card) ? 1 : 0;
        deck[seat * Card.KINDS + card] = Card.copies(card, advanced);
      }
    }
  }

  static int sum(int[] counts, int seat) {
    int sum = 0;
    for (int i = seat * Card.KINDS; i < (seat + 1) * Card.KINDS; i++) {
      sum += counts[i];
    }
    return sum;
  }

  int handSize(int seat) {
    return forgotten[seat] ? sizes[3 * seat] : sum(hand, seat);
  }

  /// Cards in deck and underneath together.
  int deckSize(int seat) {
    return forgotten[seat] ? sizes[3 * seat + 1] : sum(deck, seat) + underSize[seat];
  }

  int drawnSize(int seat) {
    return forgotten[seat] ? sizes[3 * seat + 2] : sum(drawn, seat);
  }

  /// Armies of a seat at a province.
  int armies(int seat, int province) {
    return Math.max(0, seat == 0 ? armies[province] : -armies[province]);
  }

  int armiesOnMap(int seat) {
    int sum = 0;
    for (int province = 0; province < Province.COUNT; province++) {
      sum += armies(seat, province);
    }
    return sum;
  }

  /// Adds armies of a seat to a province, or takes them from it.
  void move(int seat, int province, int count) {
    armies[province] += seat == 0 ? count : -count;
  }

  @Override
  public int actors() {
    return switch (phase) {
      case TILES, DEAL, DRAW -> 1;
      case OVER -> 0;
      default -> acting;
    };
  }

  @Override
  public int maxLegal() {
    return MAX_ACTIONS;
  }

  @Override
  public int legalActions(int actor, int[] out) {
    return actor >= 0 && actor <= 2 && (actors() >> actor & 1) != 0
        ? LegalActions.list(this, actor - 1, out)
        : 0;
  }

  @Override
  public int sample(int actor, RandomGenerator random) {
    if (actor != 0) {
      return listed[random.nextInt(LegalActions.list(this, actor - 1, listed))];
    }
    return phase == Phase.TILES
        ? listed[random.nextInt(LegalActions.list(this, -1, listed))]
        : CardDraws.sample(this, random);
  }

  @Override
  public void apply(int actor, int action) {
    Transitions.apply(this, actor - 1, action);
  }

  @Override
  public int weight(int outcome) {
    return Actions.kind(outcome) == Actions.TILE
        ? tilesLeft >> Actions.value(outcome) & 1
        : CardDraws.weight(this, Actions.value(outcome));
  }

  @Override
  public int winners() {
    return winners;
  }

  @Override
  public void forget(int seat) {
    HiddenInformation.forget(this, seat);
  }

  @Override
  public void imagine(RandomGenerator random) {
    HiddenInformation.imagine(this, random);
  }

  @Override
  public int reopen(int seat, int[] own) {
    return SimultaneousReset.of(this, seat - 1, own);
  }

  @Override
  public SunTzuState copy() {
    SunTzuState copy = new SunTzuState(scores, advanced, warlords, track);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(SunTzuState other) {
    StateFields.copy(other, this);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof SunTzuState other && StateFields.equal(this, other);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(hand) + 17 * Arrays.hashCode(armies) + Arrays.hashCode(orders);
  }
}
