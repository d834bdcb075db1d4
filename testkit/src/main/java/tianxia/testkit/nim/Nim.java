package tianxia.testkit.nim;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.Happening;
import tianxia.kernel.OpenGame;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.words.Words;

/// Nim, the smallest game written as in docs/ADDING-A-GAME.md. Tests that must not depend on a
/// particular game use it as a fifth one; as it is solved, a search can be compared with perfect
/// play.
///
/// - NIM-1: there are three heaps, of 3, 4 and 5 pieces. The seats take turns; seat 1 begins.
/// - NIM-2: a turn takes one or more pieces, all from one heap: `B3` is three from the second.
/// - NIM-3: whoever takes the last piece wins.
public final class Nim implements OpenGame<NimState> {
  private static final String HEAPS = "ABC";

  /// The games of a catalogue, followed by Nim.
  public static Catalogue after(Catalogue games) {
    List<Game<?>> all = new ArrayList<>(games.games());
    all.add(new Nim());
    return new Catalogue(all);
  }

  /// The English or French texts.
  ///
  /// @param language `en` or `fr`
  public static Words words(String language) {
    String path = "words." + language + ".txt";
    try (InputStream in = Nim.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + path);
      }
      return new Words(language, List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }

  @Override
  public String id() {
    return "nim";
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
  public NimState start(Options options) {
    return new NimState(3, 4, 5);
  }

  @Override
  public String write(NimState state, int actor, int action) {
    return "" + HEAPS.charAt(action / NimState.STRIDE) + action % NimState.STRIDE;
  }

  @Override
  public int read(NimState state, int actor, String notation) {
    if (notation.length() != 2) {
      return UNREADABLE;
    }
    int heap = HEAPS.indexOf(notation.charAt(0));
    int taken = notation.charAt(1) - '0';
    return heap >= 0 && taken >= 1 && taken <= 9 ? NimState.STRIDE * heap + taken : UNREADABLE;
  }

  @Override
  public Optional<Refusal> why(NimState state, int actor, String notation) {
    if (state.actors() == 0) {
      return Optional.of(Refusal.gameOver());
    }
    if (actor != state.turn()) {
      return Optional.of(Refusal.notYourTurn(state.turn()));
    }
    int action = read(state, actor, notation);
    if (action == UNREADABLE) {
      return Optional.of(Refusal.noNotation(notation));
    }
    int left = state.heap(action / NimState.STRIDE);
    return action % NimState.STRIDE <= left
        ? Optional.empty()
        : Optional.of(new Refusal("NIM-2", Happening.of("too-many").with("left", left)));
  }

  @Override
  public void writeState(NimState state, CanonicalJson out) {
    boolean over = state.actors() == 0;
    out.beginObject().key("game").value(id()).key("heaps").beginArray();
    for (int heap = 0; heap < state.heaps(); heap++) {
      out.value(state.heap(heap));
    }
    out.endArray().key("phase").value(over ? "over" : "take");
    out.key("turn").value(over ? 0 : state.turn()).key("winners").beginArray();
    Actors.list(state.winners()).forEach(out::value);
    out.endArray().endObject();
  }

  @Override
  public List<Happening> narrate(NimState before, int viewer, int actor, int action) {
    Happening taken =
        Happening.of("taken")
            .with("by", actor)
            .with("count", action % NimState.STRIDE)
            .with("heap", HEAPS.substring(action / NimState.STRIDE, action / NimState.STRIDE + 1));
    NimState after = before.copy();
    after.apply(actor, action);
    return after.winners() == 0
        ? List.of(taken)
        : List.of(taken, Happening.of("won").with("by", actor));
  }
}
