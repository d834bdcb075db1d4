package tianxia.house.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordWriter;
import tianxia.testkit.contract.GameContract;

/// The targets, with what the fuzzer begins with.
enum Target {
  RECORD(RecordFuzz.class, RecordFuzz::fuzzerTestOneInput),
  NOTATION(NotationFuzz.class, NotationFuzz::fuzzerTestOneInput),
  JSON(JsonFuzz.class, JsonFuzz::fuzzerTestOneInput),
  MESSAGE(MessageFuzz.class, MessageFuzz::fuzzerTestOneInput),
  POSITION(PositionFuzz.class, PositionFuzz::fuzzerTestOneInput),
  ENVIRONMENT(EnvironmentFuzz.class, EnvironmentFuzz::fuzzerTestOneInput),
  EXEC(ExecFuzz.class, ExecFuzz::fuzzerTestOneInput),
  HTTP(HttpFuzz.class, HttpFuzz::fuzzerTestOneInput);

  final Class<?> type;

  // A method reference, which has no state.
  @SuppressWarnings("ImmutableEnumChecker")
  final Consumer<byte[]> run;

  Target(Class<?> type, Consumer<byte[]> run) {
    this.type = type;
    this.run = run;
  }

  List<byte[]> seeds() {
    return switch (this) {
      case RECORD -> records();
      case NOTATION -> notations();
      case JSON, MESSAGE -> MessageSeeds.all();
      case POSITION -> PositionFuzz.seeds();
      case ENVIRONMENT -> EnvironmentFuzz.seeds();
      case EXEC -> ExecFuzz.seeds();
      case HTTP -> HttpSeeds.all();
    };
  }

  private static List<byte[]> records() {
    List<byte[]> seeds = new ArrayList<>();
    for (Game<?> game : Games.CATALOGUE.games()) {
      for (Options options : GameContract.optionSets(game)) {
        seeds.add(record(game, options).getBytes(StandardCharsets.UTF_8));
      }
    }
    return seeds;
  }

  /// The record of a random game.
  private static <S extends State<S>> String record(Game<S> game, Options options) {
    Match<S> match = random(game, options, 7, 300);
    return RecordWriter.write(
        game,
        new GameRecord(
            game.id(),
            options,
            GameRecord.Headers.NONE,
            match.events(),
            match.resigned(),
            match.over() ? match.winners() : 0));
  }

  /// A game of so many random events, or to its end.
  static <S extends State<S>> Match<S> random(Game<S> game, Options options, long seed, int plies) {
    Xoroshiro random = new Xoroshiro(seed);
    Match<S> match = new Match<>(game, options);
    while (!match.over() && match.ply() < plies) {
      List<Integer> actors = Actors.list(match.actors());
      int actor = actors.get(random.nextInt(actors.size()));
      List<String> legal = match.legal(actor);
      match.play(actor, legal.get(random.nextInt(legal.size())));
    }
    return match;
  }

  private static List<byte[]> notations() {
    List<byte[]> seeds = new ArrayList<>();
    for (int game = 0; game < Games.CATALOGUE.games().size(); game++) {
      for (int plies = 0; plies < 200; plies += 13) {
        Match<?> match = NotationFuzz.position(new byte[] {(byte) game, 0, 1, (byte) plies});
        for (Event event : match.events().reversed().stream().limit(2).toList()) {
          byte[] action = event.action().getBytes(StandardCharsets.UTF_8);
          byte[] seed =
              Arrays.copyOf(new byte[] {(byte) game, 0, 1, (byte) plies}, 4 + action.length);
          System.arraycopy(action, 0, seed, 4, action.length);
          seeds.add(seed);
        }
      }
    }
    return seeds;
  }
}
