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

/// A ball is drawn, white, red or black with weights 5, 3 and 1, then a card from 0 to 3 that seat
/// 1 does not see; it bets or passes. A bet wins with the 3 on white, with 2 or 3 on red, always on
/// black; a pass wins with 2 or 3 on white, never on another. So seat 1 has an even chance on white
/// (by a pass) and on red (by a bet), wins on black, and has 5/9 before the draw.
final class Urn implements Game<Urn.Draw> {
  static final List<String> BALLS = List.of("white", "red", "black");
  static final int[] WEIGHTS = {5, 3, 1};
  private static final List<String> CARDS = List.of("0", "1", "2", "3");
  private static final List<String> CHOICES = List.of("bet", "pass");

  @Override
  public String id() {
    return "urn";
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
    return Hidden.HANDS;
  }

  @Override
  public Draw start(Options options) {
    return new Draw();
  }

  private static List<String> names(Draw state) {
    return state.ball == Draw.NONE ? BALLS : state.card == Draw.NONE ? CARDS : CHOICES;
  }

  @Override
  public String write(Draw state, int actor, int action) {
    return names(state).get(action);
  }

  @Override
  public int read(Draw state, int actor, String notation) {
    return names(state).indexOf(notation);
  }

  @Override
  public Optional<Refusal> why(Draw state, int actor, String notation) {
    return Legal.notations(this, state, actor).contains(notation)
        ? Optional.empty()
        : Optional.of(new Refusal("GEN-6", Happening.of("no-notation").with("text", notation)));
  }

  @Override
  public void writeState(Draw state, CanonicalJson out) {
    out.beginObject().key("ball").value(state.ball).key("card").value(state.card).endObject();
  }

  @Override
  public void writeView(Draw state, int viewer, CanonicalJson out) {
    out.beginObject().key("ball").value(state.ball).endObject();
  }

  @Override
  public String seen(Draw before, int viewer, int actor, int action) {
    boolean covered = before.actors() == 1 && before.ball != Draw.NONE && viewer != 2;
    return covered ? "?" : write(before, actor, action);
  }

  @Override
  public List<Happening> narrate(Draw before, int viewer, int actor, int action) {
    return List.of();
  }

  @Override
  public Preview preview(Draw forgotten, int seat, List<String> actions) {
    return new Preview.Shown(List.of(), "{}", actions);
  }

  /// The ball, the card and the choice, as far as they are known.
  static final class Draw implements State<Draw> {
    private static final int NONE = -1;
    private static final int UNKNOWN = -2;
    private int ball = NONE;
    private int card = NONE;
    private int choice = NONE;

    @Override
    public int actors() {
      return ball == NONE || card == NONE ? 1 : choice == NONE ? 2 : 0;
    }

    @Override
    public int maxLegal() {
      return CARDS.size();
    }

    @Override
    public int legalActions(int actor, int[] out) {
      int count = actors() == 1 << actor ? names(this).size() : 0;
      for (int i = 0; i < count; i++) {
        out[i] = i;
      }
      return count;
    }

    @Override
    public int sample(int actor, RandomGenerator random) {
      if (ball == NONE) {
        int item = random.nextInt(9);
        return item < 5 ? 0 : item < 8 ? 1 : 2;
      }
      return random.nextInt(names(this).size());
    }

    @Override
    public void apply(int actor, int action) {
      if (ball == NONE) {
        ball = action;
      } else if (card == NONE) {
        card = action;
      } else {
        choice = action;
      }
    }

    @Override
    public int weight(int outcome) {
      return ball == NONE ? WEIGHTS[outcome] : 1;
    }

    @Override
    public int winners() {
      if (actors() != 0) {
        return 0;
      }
      int least = choice == 0 ? 3 - ball - (ball == 2 ? 1 : 0) : ball == 0 ? 2 : CARDS.size();
      return card >= least ? 0b010 : 0b100;
    }

    @Override
    public void forget(int seat) {
      card = seat != 2 && card != NONE && choice == NONE ? UNKNOWN : card;
    }

    @Override
    public void imagine(RandomGenerator random) {
      card = card == UNKNOWN ? random.nextInt(CARDS.size()) : card;
    }

    @Override
    public Draw copy() {
      Draw copy = new Draw();
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Draw other) {
      ball = other.ball;
      card = other.card;
      choice = other.choice;
    }
  }
}
