package tianxia.arena.player;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.json.CanonicalJson;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;

/// A player that is an external program (docs/BOTS.md). Each game is a visit to one of its
/// processes, which are reused until something goes wrong. The program is not trusted: it gets only
/// what its seat may know, and its answers are validated.
public final class ExternalBot<S extends State<S>> implements Bot<S>, AutoCloseable {
  /// The time limit for `ready`.
  private static final long TO_BE_READY_MILLIS = 30_000;

  /// The time limit for a decision if the match sets none.
  private static final long UNLIMITED_MILLIS = 60_000;

  /// How late its answers may be in total during a game, to allow for a busy machine; each decision
  /// gives back a tenth of its time.
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

  /// A single choice outside a game.
  @Override
  public int choose(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    try (Visit visit = visit(seat, ThinkingLimit.NONE, random.nextLong())) {
      return visit.choose(forgotten, seen, seat, effort, random);
    }
  }

  /// Starts a game.
  public Visit visit(int seat, ThinkingLimit limit, long seed) {
    return new Visit(seat, limit, seed);
  }

  /// Stops all its processes.
  @Override
  public void close() {
    for (ExternalProcess program = idle.poll(); program != null; program = idle.poll()) {
      program.close();
    }
  }

  /// One seat in one game. The process is started with the first choice, so that a program that
  /// cannot start loses the game like one that crashes.
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
      return ProgramAnswer.action(game, forgotten, seat, answer);
    }

    private String inTime(ExternalProcess program, long millis) {
      long start = System.nanoTime();
      String answer = program.answer(millis + grace);
      long late = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start) - millis;
      grace = Math.min(GRACE_MILLIS, grace - Math.max(0, late) + millis / GIVEN_BACK);
      return answer;
    }

    /// Starts the game, and first a process if necessary; this does not count as its time.
    public void open() {
      if (host.isEmpty()) {
        ExternalProcess kept = idle.poll();
        ExternalProcess program = kept == null ? ExternalProcess.start(command) : kept;
        host = Optional.of(program);
        program.say(start);
        String answer = program.answer(TO_BE_READY_MILLIS);
        ProgramAnswer.checkReady(answer);
      }
    }

    /// The game has ended normally; the process may be reused.
    public void over(int winners, List<Event> seen) {
      host.ifPresent(program -> {
        try {
          program.say(frames.over(new CanonicalJson(), winners, seen, told).toString());
          idle.push(program);
          host = Optional.empty();
        } catch (Forfeit late) {
          // It played this game to the end, but needs a new process for the next one.
          program.kill();
        }
      });
    }

    /// A visit that is not over is aborted: the state of the process is unknown.
    @Override
    public void close() {
      host.ifPresent(ExternalProcess::kill);
    }
  }

  private static long millis(long nanos) {
    return Math.max(1, TimeUnit.NANOSECONDS.toMillis(nanos));
  }
}
