package tianxia.games.pagoda;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tianxia.kernel.State;

/// A position of Pagoda. Colours are indices of [Cards#LETTERS]; sites, floors and tiles count from
/// 0, seats from 1. The rules are applied by [Building] and [Transitions]; legal actions are listed
/// by [LegalActions].
public final class PagodaState implements State<PagodaState> {
  static final int SITES = 6;
  static final int TILES = 25;
  static final int ANY = 5;

  /// A consistent hand is normally found within a few hundred draws; without this limit a bug would
  /// hang the program.
  private static final int MAX_IMAGINED = 100_000;

  /// The phases, with the names used in the state's JSON.
  enum Phase {
    DEAL,
    ACT,
    DRAGON,
    COLUMN,
    DRAW,
    FAN,
    OVER
  }

  final boolean abilities;

  /// Floors of a pagoda, 4 or 3 in the quick game (PAG-22); and the points for a spire.
  final int floors;

  Phase phase = Phase.DEAL;
  int turn = 1;
  int fill = Cards.HAND;
  int columns;
  int used;
  int winners;

  /// By site: the current floor (from 0), its columns (0–4), the required colour (ANY if empty).
  final int[] floor = new int[SITES];

  final int[] height = new int[SITES];
  final int[] need = new int[SITES];

  /// By site and floor: the colour of the floor, and the tile on it (−1: none).
  final int[] colour = new int[4 * SITES];

  final int[] tile = new int[4 * SITES];
  int roofed;
  int complete;

  /// The remaining tiles: bit 5 × background + slots.
  int supply = (1 << TILES) - 1;

  /// By seat (from 0) and place: ten counts, display before hand.
  final int[] cards = new int[20];

  final int[] pile = new int[Cards.COLOURS];
  final int[] discard = new int[Cards.COLOURS];
  final int[] played = new int[Cards.COLOURS];
  final int[] marker = new int[10];
  final int[] score = new int[2];

  /// By seat: the size of a hand that is unknown in this state, with its cards included in the
  /// pile; −1: known.
  final int[] unknown = {-1, -1};

  /// A buffer of [LegalActions].
  final int[] tilePaid = new int[LegalActions.TILE_PAYMENTS];

  private int @Nullable [] listed;
  @Nullable BuildFeasibility lookAhead;

  PagodaState(boolean quick, boolean abilities) {
    this.floors = quick ? 3 : 4;
    this.abilities = abilities;
    Arrays.fill(need, ANY);
    Arrays.fill(tile, -1);
    for (int i = 0; i < Cards.COLOURS; i++) {
      cards[i] = 1;
      cards[10 + i] = 1;
      pile[i] = Cards.EACH - 2;
    }
  }

  boolean ending() {
    return Integer.bitCount(complete) >= 3;
  }

  int spireScore() {
    return floors + 1;
  }

  /// The start of the ten counts of the seat to move.
  int own() {
    return 10 * (turn - 1);
  }

  int displaySize(int seat) {
    return Cards.sum(cards, 10 * (seat - 1));
  }

  int handSize(int seat) {
    int hidden = unknown[seat - 1];
    return hidden >= 0 ? hidden : Cards.sum(cards, 10 * (seat - 1) + 5);
  }

  /// Cards in the draw pile.
  int pileSize() {
    return Cards.sum(pile, 0) - Math.max(0, unknown[0]) - Math.max(0, unknown[1]);
  }

  boolean canUse(int ability) {
    return marker[5 * (turn - 1) + ability] > 0 && (used >> ability & 1) == 0;
  }

  @Override
  public int actors() {
    return switch (phase) {
      case DEAL, DRAGON, DRAW -> 1;
      case ACT, COLUMN, FAN -> 1 << turn;
      case OVER -> 0;
    };
  }

  @Override
  public int maxLegal() {
    return LegalActions.MAX_ACTIONS;
  }

  @Override
  public int maxLegalNow() {
    return LegalActions.most(this);
  }

  @Override
  public int legalActions(int actor, int[] out) {
    return actor >= 0 && actor <= 2 && (actors() >> actor & 1) != 0
        ? LegalActions.list(this, out)
        : 0;
  }

  @Override
  public int sample(int actor, RandomGenerator random) {
    if (actor == 0) {
      return Actions.draw(Cards.pick(pile, random.nextInt(Cards.sum(pile, 0))));
    }
    int[] out = listed;
    if (out == null) {
      out = new int[LegalActions.MAX_ACTIONS];
      listed = out;
    }
    return out[random.nextInt(LegalActions.list(this, out))];
  }

  @Override
  public void apply(int actor, int action) {
    Transitions.apply(this, action);
  }

  @Override
  public int weight(int outcome) {
    return outcome >= 0 && outcome < Cards.COLOURS ? pile[outcome] : 0;
  }

  @Override
  public int winners() {
    return winners;
  }

  @Override
  public void forget(int seat) {
    for (int other = 1; other <= 2; other++) {
      if (other != seat && unknown[other - 1] < 0) {
        unknown[other - 1] = Cards.sum(cards, 10 * (other - 1) + 5);
        putBack(other);
      }
    }
  }

  /// The hand of the seat to move is imagined first: only it may be constrained, and the other
  /// hand, if drawn before, could take the very cards that it needs.
  @Override
  public void imagine(RandomGenerator random) {
    int first = turn == 2 ? 2 : 1;
    imagineHand(first, random);
    imagineHand(3 - first, random);
  }

  /// Imagines a hand if it is unknown. In the middle of a turn it is redrawn if the seat could not
  /// go on with it, since by PAG-7 the seat would not be in this position.
  private void imagineHand(int seat, RandomGenerator random) {
    int size = unknown[seat - 1];
    if (size < 0) {
      return;
    }
    unknown[seat - 1] = -1;
    for (int tries = 0; tries < MAX_IMAGINED; tries++) {
      for (int left = size; left > 0; left--) {
        int card = Cards.pick(pile, random.nextInt(Cards.sum(pile, 0)));
        pile[card]--;
        cards[10 * (seat - 1) + 5 + card]++;
      }
      if (seat != turn || !LegalActions.bound(this) || BuildFeasibility.of(this).canBuild(this)) {
        return;
      }
      putBack(seat);
    }
    throw new IllegalStateException("no hand of seat " + seat + " fits what it has done");
  }

  /// Returns a hand to the pile.
  private void putBack(int seat) {
    int hand = 10 * (seat - 1) + 5;
    for (int i = 0; i < Cards.COLOURS; i++) {
      pile[i] += cards[hand + i];
      cards[hand + i] = 0;
    }
  }

  @Override
  public PagodaState copy() {
    PagodaState copy = new PagodaState(floors == 3, abilities);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(PagodaState other) {
    phase = other.phase;
    turn = other.turn;
    fill = other.fill;
    columns = other.columns;
    used = other.used;
    winners = other.winners;
    roofed = other.roofed;
    complete = other.complete;
    supply = other.supply;
    System.arraycopy(other.floor, 0, floor, 0, floor.length);
    System.arraycopy(other.height, 0, height, 0, height.length);
    System.arraycopy(other.need, 0, need, 0, need.length);
    System.arraycopy(other.colour, 0, colour, 0, colour.length);
    System.arraycopy(other.tile, 0, tile, 0, tile.length);
    System.arraycopy(other.cards, 0, cards, 0, cards.length);
    System.arraycopy(other.pile, 0, pile, 0, pile.length);
    System.arraycopy(other.discard, 0, discard, 0, discard.length);
    System.arraycopy(other.played, 0, played, 0, played.length);
    System.arraycopy(other.marker, 0, marker, 0, marker.length);
    System.arraycopy(other.score, 0, score, 0, score.length);
    System.arraycopy(other.unknown, 0, unknown, 0, unknown.length);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof PagodaState other
        && floors == other.floors
        && abilities == other.abilities
        && phase == other.phase
        && Arrays.equals(numbers(), other.numbers())
        && Arrays.equals(floor, other.floor)
        && Arrays.equals(height, other.height)
        && Arrays.equals(need, other.need)
        && Arrays.equals(colour, other.colour)
        && Arrays.equals(tile, other.tile)
        && Arrays.equals(cards, other.cards)
        && Arrays.equals(pile, other.pile)
        && Arrays.equals(discard, other.discard)
        && Arrays.equals(played, other.played)
        && Arrays.equals(marker, other.marker)
        && Arrays.equals(score, other.score)
        && Arrays.equals(unknown, other.unknown);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(cards) + 17 * Arrays.hashCode(numbers()) + Arrays.hashCode(height);
  }

  private int[] numbers() {
    return new int[] {turn, fill, columns, used, winners, roofed, complete, supply};
  }
}
