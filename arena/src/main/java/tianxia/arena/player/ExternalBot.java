package tianxia.arena.player;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Quoted;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.json.JsonValue;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;

/// A player that is another program (docs/BOTS.md). Each game is a visit of one of its processes,
/// which stay for the next game as long as nothing goes wrong. It is trusted with nothing: what it
/// knows it is told, and what it answers is checked.
public final class ExternalBot<S extends State<S>> implements Bot<S>, AutoCloseable {
  /// How long it may take to be ready for a game.
  private static final long TO_BE_READY_MILLIS = 30_000;

  /// How long it may think where the match sets no limit.
  private static final long UNLIMITED_MILLIS = 60_000;

  /// By how much its answers may come later than they should, all of a game together, for a busy
  /// machine's sake; each decision gives back a tenth of its time.
  private static final long GRACE_MILLIS = 1_000;

  private static final long GIVEN_BACK = 10;

  private final String command;
  private final Game<S> game;
  private final ProtocolMessages<S> frames;
  private final ConcurrentLinkedDeque<ExternalProcess> idle = new ConcurrentLinkedDeque<>();

  ExternalBot(String command, Game<S> game, Options options) {
    this.command = command;
    this.game = game;
    frames = new ProtocolMessages<>(game, options);
  }

  /// A choice without a game around it.
  @Override
  public int choose(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    try (Visit visit = visit(seat, ThinkingLimit.NONE, random.nextLong())) {
      return visit.choose(forgotten, seen, seat, effort, random);
    }
  }

  /// Begins a game.
  public Visit visit(int seat, ThinkingLimit limit, long seed) {
    return new Visit(seat, limit, seed);
  }

  /// Ends all its processes.
  @Override
  public void close() {
    for (ExternalProcess program = idle.poll(); program != null; program = idle.poll()) {
      program.close();
    }
  }

  /// One seat in one game. The process is called with the first choice, so that one that can't be
  /// started loses like one that can't go on.
  public final class Visit implements Bot<S>, AutoCloseable {
    private final String start;
    private Optional<ExternalProcess> host = Optional.empty();
    private int told;
    private long grace = GRACE_MILLIS;

    private Visit(int seat, ThinkingLimit limit, long seed) {
      long millis = limit.repeatable() ? 0 : millis(limit.nanos());
      start = frames.start(new CanonicalJson(), seat, millis, seed).toString();
    }

    @Override
    public int choose(
        S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
      boolean limited = effort.nanos() != Long.MAX_VALUE;
      long millis = limited ? millis(effort.nanos()) : 0;
      open();
      ExternalProcess program = host.orElseThrow();
      program.say(
          frames
              .frame(new CanonicalJson(), forgotten, seat, seen, told, seen.size(), millis)
              .toString());
      told = seen.size();
      String answer = limited ? inTime(program, millis) : program.answer(UNLIMITED_MILLIS);
      return action(forgotten, seat, answer);
    }

    private String inTime(ExternalProcess program, long millis) {
      long start = System.nanoTime();
      String answer = program.answer(millis + grace);
      long late = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start) - millis;
      grace = Math.min(GRACE_MILLIS, grace - Math.max(0, late) + millis / GIVEN_BACK);
      return answer;
    }

    /// Begins the game, with a process that may have to start first: that takes none of its time.
    public void open() {
      if (host.isEmpty()) {
        ExternalProcess kept = idle.poll();
        ExternalProcess program = kept == null ? ExternalProcess.start(command) : kept;
        host = Optional.of(program);
        program.say(start);
        String answer = program.answer(TO_BE_READY_MILLIS);
        if (!type(parsed(answer)).equals("ready")) {
          throw new Forfeit("not ready: " + ExternalProcess.shortened(answer));
        }
      }
    }

    /// The game has ended well for it, or as the rules say; its process may stay.
    public void over(int winners, List<Event> seen) {
      host.ifPresent(program -> {
        try {
          program.say(frames.over(new CanonicalJson(), winners, seen, told).toString());
          idle.push(program);
          host = Optional.empty();
        } catch (Forfeit late) {
          // This game it could end; for the next one another process is started.
          program.kill();
        }
      });
    }

    /// A visit that isn't over is broken off: nobody knows where the process is.
    @Override
    public void close() {
      host.ifPresent(ExternalProcess::kill);
    }
  }

  private int action(S forgotten, int seat, String answer) {
    JsonValue.Members message = parsed(answer);
    if (!(type(message).equals("play")
        && message.get("actions") instanceof JsonValue.Elements(List<JsonValue> actions)
        && actions.size() == 1
        && actions.getFirst() instanceof JsonValue.Text(String notation))) {
      throw new Forfeit("not an answer: " + ExternalProcess.shortened(answer));
    }
    Optional<Refusal> refusal = game.why(forgotten, seat, notation);
    if (refusal.isPresent()) {
      Refusal why = refusal.get();
      throw new Forfeit(
          "illegal: " + Quoted.of(notation) + ": " + why.clause() + " " + why.reason().code());
    }
    return game.read(forgotten, seat, notation);
  }

  private static JsonValue.Members parsed(String answer) {
    try {
      if (JsonValue.parse(answer) instanceof JsonValue.Members members) {
        return members;
      }
    } catch (IllegalArgumentException e) {
      // Told below.
    }
    throw new Forfeit("not an answer: " + ExternalProcess.shortened(answer));
  }

  private static String type(JsonValue.Members message) {
    return message.get("type") instanceof JsonValue.Text(String type) ? type : "";
  }

  private static long millis(long nanos) {
    return Math.max(1, TimeUnit.NANOSECONDS.toMillis(nanos));
  }
}
