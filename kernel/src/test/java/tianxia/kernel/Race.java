package tianxia.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.kernel.json.CanonicalJson;

/// A small game for tests. In each round both seats choose a number of steps simultaneously (`go
/// 1`, `go 2`); then chance picks one that slips a step back (`slip 1` with weight 1, `slip 2` with
/// weight 2). After the rounds (`option rounds`) the seat ahead wins. A seat's second step is a
/// separate action: `go 2` is followed by `land`.
public class Race implements Game<Race.Position> {
  static final int LAND = 3;

  static Options options(String rounds) {
    return Options.of(new Race().options(), java.util.Map.of("rounds", rounds));
  }

  public static Catalogue catalogue() {
    return new Catalogue(List.of(new Race()));
  }

  @Override
  public String id() {
    return "race";
  }

  @Override
  public Hidden hides() {
    return Hidden.ORDERS;
  }

  @Override
  public List<OptionSpec> options() {
    return List.of(
        new OptionSpec("rounds", List.of("1", "2"), "1"),
        new OptionSpec("seats", List.of("2", "3"), "2"));
  }

  @Override
  public int seats(Options options) {
    return options.number("seats");
  }

  @Override
  public Position start(Options options) {
    return new Position(options.number("rounds"), seats(options));
  }

  @Override
  public String write(Position state, int actor, int action) {
    return actor == 0 ? "slip " + action : action == LAND ? "land" : "go " + action;
  }

  @Override
  public int read(Position state, int actor, String notation) {
    return switch (notation) {
      case "go 1", "slip 1" -> 1;
      case "go 2", "slip 2" -> 2;
      case "land" -> LAND;
      default -> UNREADABLE;
    };
  }

  @Override
  public Optional<Refusal> why(Position state, int actor, String notation) {
    return Legal.notations(this, state, actor).contains(notation)
        ? Optional.empty()
        : Optional.of(new Refusal("GEN-6", Happening.of("no-notation").with("text", notation)));
  }

  @Override
  public void writeState(Position state, CanonicalJson out) {
    out.beginObject().key("at").beginArray();
    for (int seat = 1; seat <= state.seats; seat++) {
      out.value(state.at[seat]);
    }
    out.endArray().key("round").value(state.round).endObject();
  }

  @Override
  public void writeView(Position state, int viewer, CanonicalJson out) {
    out.beginObject().key("viewer").value(viewer).endObject();
  }

  @Override
  public String seen(Position before, int viewer, int actor, int action) {
    return actor == 0 || viewer == actor ? write(before, actor, action) : "go ?";
  }

  @Override
  public List<Happening> narrate(Position before, int viewer, int actor, int action) {
    return List.of(Happening.of("moved").with("seat", actor));
  }

  @Override
  public Preview preview(Position forgotten, int seat, List<String> actions) {
    return new Preview.Shown(List.of(), "{}", actions);
  }

  static final class Position implements State<Position> {
    private int rounds;
    private int seats;
    private int round;
    private final int[] at = new int[4];
    private final int[] steps = new int[4];
    private boolean slipping;

    Position(int rounds, int seats) {
      this.rounds = rounds;
      this.seats = seats;
    }

    @Override
    public int actors() {
      if (round == rounds) {
        return 0;
      }
      int actors = 0;
      for (int seat = 1; seat <= seats; seat++) {
        actors |= steps[seat] == 0 || steps[seat] == 2 ? 1 << seat : 0;
      }
      return slipping ? 1 : actors;
    }

    @Override
    public int maxLegal() {
      return 3;
    }

    @Override
    public int legalActions(int actor, int[] out) {
      if (!Actors.contains(actors(), actor)) {
        return 0;
      }
      if (actor != 0 && steps[actor] == 2) {
        out[0] = LAND;
        return 1;
      }
      out[0] = 1;
      out[1] = 2;
      return 2;
    }

    @Override
    public int sample(int actor, RandomGenerator random) {
      if (actor != 0 && steps[actor] == 2) {
        return LAND;
      }
      return actor == 0 ? (random.nextInt(3) == 0 ? 1 : 2) : 1 + random.nextInt(2);
    }

    @Override
    public void apply(int actor, int action) {
      if (actor == 0) {
        at[action]--;
        slipping = false;
        Arrays.fill(steps, 0);
        round++;
        return;
      }
      at[actor]++;
      steps[actor] = action;
      slipping = actors() == 0;
    }

    @Override
    public int weight(int outcome) {
      return outcome == 1 || outcome == 2 ? outcome : 0;
    }

    @Override
    public int winners() {
      if (actors() != 0) {
        return 0;
      }
      int best = Math.max(at[1], Math.max(at[2], at[3]));
      int winners = 0;
      for (int seat = 1; seat <= seats; seat++) {
        winners |= at[seat] == best ? 1 << seat : 0;
      }
      return winners;
    }

    /// Whether another seat that has chosen went one step or two is not known before chance acts.
    @Override
    public void forget(int seat) {
      for (int other = 1; other <= seats; other++) {
        if (other != seat && steps[other] == LAND) {
          at[other]--;
          steps[other] = 1;
        }
      }
    }

    @Override
    public void imagine(RandomGenerator random) {}

    @Override
    public Position copy() {
      Position copy = new Position(rounds, seats);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position other) {
      rounds = other.rounds;
      seats = other.seats;
      round = other.round;
      slipping = other.slipping;
      System.arraycopy(other.at, 0, at, 0, 4);
      System.arraycopy(other.steps, 0, steps, 0, 4);
    }

    @Override
    public boolean equals(Object object) {
      return object instanceof Position other
          && round == other.round
          && rounds == other.rounds
          && slipping == other.slipping
          && Arrays.equals(at, other.at)
          && Arrays.equals(steps, other.steps);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(at) + 31 * round;
    }
  }
}
