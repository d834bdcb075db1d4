package tianxia.search.review;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
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

/// Rock, paper, scissors, and `well`, which loses to each of them: one throw, made in secret. The
/// only equilibrium mixes the first three equally and is worth a half; `well` against it is worth
/// 1/8 at most.
final class Duel implements Game<Duel.Throw> {
  private static final List<String> NAMES = List.of("rock", "paper", "scissors", "well");

  @Override
  public String id() {
    return "duel";
  }

  @Override
  public List<OptionSpec> options() {
    return List.of();
  }

  @Override
  public int seats(Options options) {
    return 2;
  }

  @Override
  public Hidden hides() {
    return Hidden.ORDERS;
  }

  @Override
  public Throw start(Options options) {
    return new Throw();
  }

  @Override
  public String write(Throw state, int actor, int action) {
    return NAMES.get(action);
  }

  @Override
  public int read(Throw state, int actor, String notation) {
    return NAMES.indexOf(notation);
  }

  @Override
  public Optional<Refusal> why(Throw state, int actor, String notation) {
    return Legal.notations(this, state, actor).contains(notation)
        ? Optional.empty()
        : Optional.of(new Refusal("GEN-6", Happening.of("no-notation").with("text", notation)));
  }

  @Override
  public void writeState(Throw state, CanonicalJson out) {
    out.beginObject().key("thrown").value(state.thrown[1] + 10L * state.thrown[2]).endObject();
  }

  @Override
  public void writeView(Throw state, int viewer, CanonicalJson out) {
    out.beginObject().key("viewer").value(viewer).endObject();
  }

  @Override
  public String seen(Throw before, int viewer, int actor, int action) {
    return viewer == actor ? NAMES.get(action) : "?";
  }

  @Override
  public List<Happening> narrate(Throw before, int viewer, int actor, int action) {
    return List.of();
  }

  @Override
  public Preview preview(Throw forgotten, int seat, List<String> actions) {
    return new Preview.Shown(List.of(), "{}", actions);
  }

  /// What has been thrown, by seat; −1 for nothing, −2 for something unknown.
  static final class Throw implements State<Throw> {
    private static final int NONE = -1;
    private static final int UNKNOWN = -2;
    private final int[] thrown = {NONE, NONE, NONE};

    @Override
    public int actors() {
      return (thrown[1] == NONE ? 2 : 0) | (thrown[2] == NONE ? 4 : 0);
    }

    @Override
    public int maxLegal() {
      return NAMES.size();
    }

    @Override
    public int legalActions(int actor, int[] out) {
      if (actor == 0 || thrown[actor] != NONE) {
        return 0;
      }
      for (int i = 0; i < NAMES.size(); i++) {
        out[i] = i;
      }
      return NAMES.size();
    }

    @Override
    public int sample(int actor, RandomGenerator random) {
      return random.nextInt(NAMES.size());
    }

    @Override
    public void apply(int actor, int action) {
      thrown[actor] = action;
    }

    @Override
    public int weight(int outcome) {
      return 0;
    }

    @Override
    public int winners() {
      if (actors() != 0) {
        return 0;
      }
      int one = thrown[1];
      int other = thrown[2];
      if (one == other) {
        return 6;
      }
      boolean first = other == 3 || one != 3 && (one - other + 3) % 3 == 1;
      return first ? 2 : 4;
    }

    @Override
    public void forget(int seat) {
      for (int other = 1; other <= 2; other++) {
        if (other != seat && actors() != 0 && thrown[other] != NONE) {
          thrown[other] = UNKNOWN;
        }
      }
    }

    @Override
    public void imagine(RandomGenerator random) {
      for (int seat = 1; seat <= 2; seat++) {
        thrown[seat] = thrown[seat] == UNKNOWN ? sample(seat, random) : thrown[seat];
      }
    }

    @Override
    public int reopen(int seat, int[] own) {
      thrown[3 - seat] = NONE;
      return 0;
    }

    @Override
    public Throw copy() {
      Throw copy = new Throw();
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Throw other) {
      System.arraycopy(other.thrown, 0, thrown, 0, thrown.length);
    }
  }
}
