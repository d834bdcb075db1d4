package tianxia.games.contrees;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.kernel.Happening;
import tianxia.kernel.OpenGame;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.CanonicalJson;

/// The rules of Contrées.
public final class Contrees implements OpenGame<ContreesState> {

  private static final List<OptionSpec> OPTIONS =
      List.of(
          new OptionSpec("tiles", List.of("12", "16", "20", "24"), "16"),
          new OptionSpec("territory", List.of("laid", "ready"), "laid"),
          new OptionSpec("forbid", List.of("on", "off"), "off"));

  private final Map<Integer, Territory> ready = ReadyTerritories.read();

  @Override
  public String id() {
    return StateJson.GAME;
  }

  @Override
  public List<OptionSpec> options() {
    return OPTIONS;
  }

  @Override
  public int seats(Options options) {
    return 2;
  }

  @Override
  public ContreesState start(Options options) {
    int tiles = options.number("tiles");
    boolean forbids = options.get("forbid").equals("on");
    if (options.get("territory").equals("laid")) {
      return new ContreesState(tiles, forbids);
    }
    Territory territory = ready.get(tiles);
    if (territory == null) {
      throw new IllegalStateException("no ready territory of " + tiles);
    }
    return new ContreesState(territory, forbids);
  }

  @Override
  public String write(ContreesState state, int actor, int action) {
    return Notation.write(state, action);
  }

  @Override
  public int read(ContreesState state, int actor, String notation) {
    return Notation.read(state, notation);
  }

  @Override
  public Optional<Refusal> why(ContreesState state, int actor, String notation) {
    return new Refusals(state).to(actor, notation);
  }

  @Override
  public void writeState(ContreesState state, CanonicalJson out) {
    new StateJson(state, out).write();
  }

  @Override
  public List<Happening> narrate(ContreesState before, int viewer, int actor, int action) {
    return new Narration(before, action).told();
  }

  @Override
  public long lead(ContreesState forgotten, int seat, int action) {
    ContreesState after = forgotten.copy();
    after.apply(seat, action);
    return Lead.lead(after, seat);
  }
}
