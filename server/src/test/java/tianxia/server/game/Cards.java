package tianxia.server.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Happening;
import tianxia.kernel.Hidden;
import tianxia.kernel.Legal;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.Preview;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;
import tianxia.kernel.json.CanonicalJson;

/// Two to four seats draw two cards each, of three kinds, then in turn show one and draw one until
/// all are shown. The seat with the most A's wins. Hands are hidden.
public final class Cards implements Game<Cards.Position> {
  private static final String KINDS = "ABC";
  private static final int EACH = 6;

  /// A position.
  public static final class Position implements State<Position> {
    private final int seats;
    private final int[] deck = {EACH, EACH, EACH};
    private final int[][] hands;
    private final int[] sizes;
    private final int[] shown;
    private int turn = 1;
    private boolean drawing = true;
    private int forgotten = -1;

    Position(int seats) {
      this.seats = seats;
      hands = new int[seats + 1][3];
      sizes = new int[seats + 1];
      shown = new int[seats + 1];
    }

    @Override
    public int actors() {
      return turn == 0 ? 0 : drawing ? 1 : 1 << turn;
    }

    @Override
    public int maxLegal() {
      return 3;
    }

    @Override
    public int legalActions(int actor, int[] out) {
      int count = 0;
      if (Actors.contains(actors(), actor)) {
        int[] from = actor == 0 ? deck : hands[actor];
        for (int kind = 0; kind < 3; kind++) {
          if (from[kind] > 0) {
            out[count++] = kind;
          }
        }
      }
      return count;
    }

    @Override
    public int sample(int actor, RandomGenerator random) {
      int[] from = actor == 0 ? deck : hands[actor];
      int item = random.nextInt(from[0] + from[1] + from[2]);
      int kind = 0;
      while (item >= from[kind]) {
        item -= from[kind++];
      }
      return kind;
    }

    @Override
    public void apply(int actor, int action) {
      if (actor == 0) {
        deck[action]--;
        hands[turn][action]++;
        sizes[turn]++;
        boolean setup = sizes[seats] < 2 && shownInAll() == 0;
        if (!setup) {
          turn = turn % seats + 1;
          drawing = false;
          skip();
        } else if (sizes[turn] == 2) {
          turn++;
        }
      } else {
        hands[turn][action]--;
        sizes[turn]--;
        shown[turn] += action == 0 ? 100 : 1;
        drawing = left() > 0;
        if (!drawing) {
          turn = turn % seats + 1;
          skip();
        }
      }
    }

    private void skip() {
      int tried = 0;
      while (turn != 0 && sizes[turn] == 0) {
        turn = tried++ == seats ? 0 : turn % seats + 1;
      }
    }

    private int shownInAll() {
      return Arrays.stream(shown).sum();
    }

    private int left() {
      int hidden = 0;
      for (int seat = 1; forgotten >= 0 && seat <= seats; seat++) {
        hidden += seat == forgotten ? 0 : sizes[seat];
      }
      return deck[0] + deck[1] + deck[2] - hidden;
    }

    @Override
    public int weight(int outcome) {
      return deck[outcome];
    }

    @Override
    public int winners() {
      if (turn != 0) {
        return 0;
      }
      int most = Arrays.stream(shown).map(s -> s / 100).max().orElseThrow();
      int winners = 0;
      for (int seat = 1; seat <= seats; seat++) {
        winners |= shown[seat] / 100 == most ? 1 << seat : 0;
      }
      return winners;
    }

    @Override
    public void forget(int seat) {
      for (int other = 1; other <= seats; other++) {
        for (int kind = 0; other != seat && kind < 3; kind++) {
          deck[kind] += hands[other][kind];
          hands[other][kind] = 0;
        }
      }
      forgotten = seat;
      if (left() == deck[0] + deck[1] + deck[2]) {
        forgotten = -1;
      }
    }

    @Override
    public void imagine(RandomGenerator random) {
      int self = forgotten;
      forgotten = -1;
      for (int other = 1; self >= 0 && other <= seats; other++) {
        for (int i = 0; other != self && i < sizes[other]; i++) {
          int kind = sample(0, random);
          deck[kind]--;
          hands[other][kind]++;
        }
      }
    }

    @Override
    public Position copy() {
      Position copy = new Position(seats);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position other) {
      System.arraycopy(other.deck, 0, deck, 0, 3);
      for (int seat = 0; seat <= seats; seat++) {
        System.arraycopy(other.hands[seat], 0, hands[seat], 0, 3);
      }
      System.arraycopy(other.sizes, 0, sizes, 0, seats + 1);
      System.arraycopy(other.shown, 0, shown, 0, seats + 1);
      turn = other.turn;
      drawing = other.drawing;
      forgotten = other.forgotten;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Position p
          && Arrays.equals(deck, p.deck)
          && Arrays.deepEquals(hands, p.hands)
          && Arrays.equals(sizes, p.sizes)
          && Arrays.equals(shown, p.shown)
          && turn == p.turn
          && drawing == p.drawing
          && forgotten == p.forgotten;
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(shown);
    }
  }

  @Override
  public String id() {
    return "cards";
  }

  @Override
  public Hidden hides() {
    return Hidden.HANDS;
  }

  @Override
  public List<OptionSpec> options() {
    return List.of(new OptionSpec("players", List.of("2", "3", "4"), "2"));
  }

  @Override
  public int seats(Options options) {
    return options.number("players");
  }

  @Override
  public Position start(Options options) {
    return new Position(seats(options));
  }

  @Override
  public String write(Position state, int actor, int action) {
    return (actor == 0 ? "draw " : "show ") + KINDS.charAt(action);
  }

  @Override
  public int read(Position state, int actor, String notation) {
    String verb = actor == 0 ? "draw " : "show ";
    return notation.length() == 6 && notation.startsWith(verb)
        ? KINDS.indexOf(notation.charAt(5))
        : UNREADABLE;
  }

  @Override
  public Optional<Refusal> why(Position state, int actor, String notation) {
    if (!Actors.contains(state.actors(), actor) || read(state, actor, notation) < 0) {
      return Optional.of(new Refusal("GEN-6", Happening.of("not-now")));
    }
    return Legal.notations(this, state, actor).contains(notation)
        ? Optional.empty()
        : Optional.of(new Refusal("CARDS-1", Happening.of("not-in-hand")));
  }

  @Override
  public void writeState(Position state, CanonicalJson out) {
    writeView(state, 1, out);
  }

  @Override
  public void writeView(Position state, int viewer, CanonicalJson out) {
    out.beginObject().key("game").value(id()).key("hands").beginArray();
    for (int seat = 1; seat <= state.seats; seat++) {
      if (seat == viewer) {
        out.value(hand(state.hands[seat]));
      } else {
        out.value(state.sizes[seat]);
      }
    }
    out.endArray();
    out.key("phase").value(state.turn == 0 ? "over" : "play").key("shown").beginArray();
    Arrays.stream(state.shown).skip(1).forEach(out::value);
    out.endArray().key("turn").value(state.turn).key("winners").beginArray();
    Actors.list(state.winners()).forEach(out::value);
    out.endArray().endObject();
  }

  private static String hand(int[] cards) {
    StringBuilder hand = new StringBuilder();
    for (int kind = 0; kind < 3; kind++) {
      hand.repeat(KINDS.charAt(kind), cards[kind]);
    }
    return hand.toString();
  }

  @Override
  public String seen(Position before, int viewer, int actor, int action) {
    return actor == 0 && viewer != before.turn ? "draw ?" : write(before, actor, action);
  }

  @Override
  public List<Happening> narrate(Position before, int viewer, int actor, int action) {
    Happening happening = Happening.of(actor == 0 ? "drawn" : "shown").with("by", before.turn);
    return List.of(
        actor == 0 && viewer != before.turn
            ? happening
            : happening.with("card", KINDS.substring(action, action + 1)));
  }

  @Override
  public Preview preview(Position forgotten, int seat, List<String> actions) {
    Position state = forgotten.copy();
    List<Happening> happenings = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      Optional<Refusal> refusal = why(state, seat, actions.get(i));
      if (refusal.isPresent()) {
        return new Preview.Refused(i, refusal.get());
      }
      int action = read(state, seat, actions.get(i));
      happenings.addAll(narrate(state, seat, seat, action));
      state.apply(seat, action);
    }
    CanonicalJson view = new CanonicalJson();
    writeView(state, seat, view);
    return new Preview.Shown(happenings, view.toString(), Legal.notations(this, state, seat));
  }

  @Override
  public OptionalInt remaining(Position state, int seat) {
    return OptionalInt.of(10 - state.shown[seat] / 100);
  }
}
