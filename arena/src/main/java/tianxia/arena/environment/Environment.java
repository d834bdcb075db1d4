package tianxia.arena.environment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tianxia.arena.Seeds;
import tianxia.arena.player.ProtocolMessages;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Elements;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.json.JsonValue.Text;
import tianxia.kernel.json.JsonValue.Whole;

/// One game, or several in parallel, for a program that plays all seats: each of its lines gets one
/// line in answer, or one for each game (docs/RESEARCH.md). The environment makes the draws.
///
/// @param <S> the game's state
public final class Environment<S extends State<S>> {
  private final List<Episode<S>> episodes = new ArrayList<>();
  private final ProtocolMessages<S> frames;
  private final EpisodeAnalysis<S> analysis;
  private final long seed;
  private final Consumer<CanonicalJson> out;
  private final CanonicalJson line = new CanonicalJson();

  /// @param games number of games in parallel
  /// @param compact whether frames list actions by number, without view and events
  /// @param out receives each line without its terminator, and must not keep the buffer
  public Environment(
      Game<S> game,
      Options options,
      int games,
      boolean compact,
      long seed,
      Consumer<CanonicalJson> out) {
    frames = new ProtocolMessages<>(game, options);
    analysis = new EpisodeAnalysis<>(game, options, seed);
    this.seed = seed;
    this.out = out;
    for (int i = 0; i < games; i++) {
      episodes.add(new Episode<>(game, options, compact, Seeds.of(seed, i)));
    }
  }

  /// An environment for a game of any type.
  public static Environment<?> of(
      Game<?> game,
      Options options,
      int games,
      boolean compact,
      long seed,
      Consumer<CanonicalJson> out) {
    return typed(game, options, games, compact, seed, out);
  }

  private static <S extends State<S>> Environment<S> typed(
      Game<S> game,
      Options options,
      int games,
      boolean compact,
      long seed,
      Consumer<CanonicalJson> out) {
    return new Environment<>(game, options, games, compact, seed, out);
  }

  /// Sends the first line, which describes the game, and the first frames.
  public void begin() {
    out.accept(frames.start(line.clear(), 0, 0, seed));
    tellAll();
  }

  /// Answers a line. An invalid request is refused and changes nothing.
  public void answer(String said) {
    Members message;
    try {
      if (!(JsonValue.parse(said) instanceof Members members)) {
        refuse("malformed", "an object is required");
        return;
      }
      message = members;
    } catch (IllegalArgumentException e) {
      refuse("malformed", String.valueOf(e.getMessage()));
      return;
    }
    switch (message.get("type")) {
      case Text(String type) when type.equals("play") -> play(message);
      case Text(String type) when type.equals("reset") -> reset(message);
      case Text(String type) when type.equals("view") ->
          ask(message, "viewer", (episode, viewer) -> episode.view(viewer, line.clear()));
      case Text(String type) when type.equals("legal") ->
          ask(message, "seat", (episode, seat) -> episode.legal(seat, line.clear()));
      case Text(String type) when type.equals("state") ->
          ask(message, "seat", (episode, seat) -> episode.whole(line.clear()));
      case Text(String type) when type.equals("record") ->
          ask(message, "seat", (episode, seat) -> episode.record(line.clear()));
      case Text(String type) when type.equals("analyse") ->
          ask(
              message,
              "seat",
              (episode, seat) ->
                  analysis.write(
                      episode, seat, Math.max(0, number(message, "iterations")), line.clear()));
      default -> refuse("malformed", "type: play, reset, view, legal, state, record or analyse");
    }
  }

  /// One action for each game; any action restarts a game that is over.
  private void play(Members message) {
    if (!(message.get("actions") instanceof Elements(List<JsonValue> actions)
        && actions.size() == episodes.size())) {
      refuse("malformed", "actions: one for each game is required");
      return;
    }
    int seat = number(message, "seat");
    for (int i = 0; i < actions.size(); i++) {
      Episode<S> episode = episodes.get(i);
      Optional<CanonicalJson> refused = episode.step(seat, actions.get(i), line);
      if (refused.isPresent()) {
        out.accept(refused.get());
      } else {
        out.accept(episode.tell(line.clear()));
      }
    }
  }

  private void reset(Members message) {
    for (int i = 0; i < episodes.size(); i++) {
      if (message.get("seed") instanceof Whole(long given)) {
        episodes.get(i).reset(Seeds.of(given, i));
      } else {
        episodes.get(i).reset();
      }
    }
    tellAll();
  }

  private void tellAll() {
    episodes.forEach(episode -> out.accept(episode.tell(line.clear())));
  }

  /// A request about one game.
  private interface Question<S extends State<S>> {
    CanonicalJson of(Episode<S> episode, int number);
  }

  /// @param key of the number that is asked about; `game` gives the game, from 0
  private void ask(Members message, String key, Question<S> question) {
    int game = number(message, "game");
    int number = number(message, key);
    if (game < 0 || game >= episodes.size()) {
      refuse("malformed", "game: from 0 to " + (episodes.size() - 1));
    } else if (number < 0 || number > episodes.get(game).seats()) {
      refuse("malformed", key + ": from 0 to " + episodes.get(game).seats());
    } else {
      out.accept(question.of(episodes.get(game), number));
    }
  }

  /// The given number, or 0.
  private static int number(Members message, String key) {
    return message.get(key) instanceof Whole(long value)
        ? Math.clamp(value, -1, Integer.MAX_VALUE)
        : 0;
  }

  private void refuse(String code, String why) {
    out.accept(Refused.write(line.clear(), code, why));
  }
}
