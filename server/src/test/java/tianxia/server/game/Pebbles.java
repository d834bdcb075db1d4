package tianxia.server.game;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;
import tianxia.kernel.OpenGame;
import tianxia.kernel.OpenState;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.CanonicalJson;

/// Each turn a seat takes two handfuls of one to three pebbles. The seat that takes the last pebble
/// wins. No hidden information, no chance.
public final class Pebbles implements OpenGame<Pebbles.Position> {

  /// A position.
  public static final class Position implements OpenState<Position> {
    private final int seats;
    private int left;
    private int turn = 1;
    private int handfuls = 2;

    Position(int seats, int left) {
      this.seats = seats;
      this.left = left;
    }

    @Override
    public int actors() {
      return left == 0 ? 0 : 1 << turn;
    }

    @Override
    public int maxLegal() {
      return 3;
    }

    @Override
    public int legalActions(int actor, int[] out) {
      int count = actor == turn && left > 0 ? Math.min(3, left) : 0;
      for (int i = 0; i < count; i++) {
        out[i] = i + 1;
      }
      return count;
    }

    @Override
    public int sample(int actor, RandomGenerator random) {
      return 1 + random.nextInt(Math.min(3, left));
    }

    @Override
    public void apply(int actor, int action) {
      left -= action;
      if (left > 0 && --handfuls == 0) {
        handfuls = 2;
        turn = turn % seats + 1;
      }
    }

    @Override
    public int winners() {
      return left == 0 ? 1 << turn : 0;
    }

    @Override
    public Position copy() {
      Position copy = new Position(seats, left);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position other) {
      left = other.left;
      turn = other.turn;
      handfuls = other.handfuls;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Position p
          && left == p.left
          && turn == p.turn
          && handfuls == p.handfuls;
    }

    @Override
    public int hashCode() {
      return left;
    }
  }

  private final int rulesVersion;

  public Pebbles() {
    this(1);
  }

  /// By rules that are said to be of a later version.
  public Pebbles(int rulesVersion) {
    this.rulesVersion = rulesVersion;
  }

  @Override
  public String id() {
    return "pebbles";
  }

  @Override
  public int rulesVersion() {
    return rulesVersion;
  }

  @Override
  public List<OptionSpec> options() {
    return List.of(
        new OptionSpec("players", List.of("2", "3"), "2"),
        new OptionSpec("pebbles", List.of("30", "6"), "30"));
  }

  @Override
  public int seats(Options options) {
    return options.number("players");
  }

  @Override
  public Position start(Options options) {
    return new Position(seats(options), options.number("pebbles"));
  }

  @Override
  public String write(Position state, int actor, int action) {
    return "take " + action;
  }

  @Override
  public int read(Position state, int actor, String notation) {
    return switch (notation) {
      case "take 1" -> 1;
      case "take 2" -> 2;
      case "take 3" -> 3;
      default -> UNREADABLE;
    };
  }

  @Override
  public Optional<Refusal> why(Position state, int actor, String notation) {
    if (!Actors.contains(state.actors(), actor) || read(state, actor, notation) < 0) {
      return Optional.of(new Refusal("GEN-6", Happening.of("not-now")));
    }
    return read(state, actor, notation) <= state.left
        ? Optional.empty()
        : Optional.of(new Refusal("PEBBLES-1", Happening.of("too-many")));
  }

  @Override
  public void writeState(Position state, CanonicalJson out) {
    out.beginObject().key("game").value(id()).key("left").value(state.left);
    out.key("phase").value(state.left == 0 ? "over" : "play").key("turn");
    out.value(state.left == 0 ? 0 : state.turn).key("winners").beginArray();
    Actors.list(state.winners()).forEach(out::value);
    out.endArray().endObject();
  }

  @Override
  public List<Happening> narrate(Position before, int viewer, int actor, int action) {
    return List.of(Happening.of("taken").with("by", actor).with("pebbles", action));
  }
}
