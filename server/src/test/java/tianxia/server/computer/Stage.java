package tianxia.server.computer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.server.game.Pebbles;

/// Computers with one thread per lane. The bot thinks until the test releases it or until its clock
/// says that its time is over; the clock is frozen. Events are queued in the order in which they
/// happen.
final class Stage implements AutoCloseable {
  private static final Duration LIMIT = Duration.ofSeconds(30);

  private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
  private final Map<String, SearchBudget> efforts = new ConcurrentHashMap<>();
  private final Map<String, Priority> urgencies = new ConcurrentHashMap<>();
  private final Set<String> let = ConcurrentHashMap.newKeySet();
  private final Computers computers;
  private volatile boolean closed;

  Stage(int most) {
    computers = new Computers(1, new Gated(), () -> 0, most);
  }

  Stage() {
    this(1_000);
  }

  /// Thinks about the question that the one event seen names.
  private final class Gated implements BotFactory {
    @Override
    public <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
      return (forgotten, seen, seat, effort, random) -> {
        String name = seen.getFirst().action();
        efforts.put(name, effort);
        told.add("begins " + name);
        if (name.startsWith("fatal")) {
          throw new OutOfMemoryError("as a test wants it");
        }
        long start = effort.now();
        long limit = System.nanoTime() + LIMIT.toNanos();
        while (!closed && !let.contains(name) && effort.now() - start < effort.nanos()) {
          assertThat(System.nanoTime()).as("%s waits", name).isLessThan(limit);
          Thread.onSpinWait();
        }
        return forgotten.sample(seat, random);
      };
    }
  }

  /// A requester that queues its callbacks. In its name `party/table:question`, the party is the
  /// part before the slash, and the table everything before the colon.
  private final class Teller extends Listener {
    private final String name;

    Teller(String name) {
      super(name.replaceAll(":.*", ""));
      this.name = name;
    }

    @Override
    public String party() {
      return table().replaceAll("/.*", "");
    }

    @Override
    public Priority urgency() {
      return urgencies.getOrDefault(name, Priority.PRESENT);
    }

    @Override
    public void chooses(List<String> actions, long nanos) {
      told.add("chooses " + name);
    }

    @Override
    public void fails(Throwable cause) {
      told.add("fails " + name);
      if (name.startsWith("fatal")) {
        throw new OutOfMemoryError("again");
      }
    }

    @Override
    public void unwanted() {
      told.add("unwanted " + name);
    }

    @Override
    public void turnedAway() {
      told.add("turned away " + name);
    }
  }

  void ask(String name, Level level, Priority urgency) {
    ask(name, level, urgency, false);
  }

  void ask(String name, Level level, Priority urgency, boolean timed) {
    urgencies.put(name, urgency);
    Pebbles game = new Pebbles();
    var start = game.start(Options.of(game.options(), Map.of()));
    var seen = List.of(new Event(1, name));
    computers.ask(new MoveRequest<>(game, start, seen, 1, level, 0, timed), new Teller(name));
  }

  /// Releases requests, whether they are running or still waiting.
  void let(String... names) {
    let.addAll(List.of(names));
  }

  void becomes(String name, Priority urgency) {
    urgencies.put(name, urgency);
    computers.promoted(urgency);
    computers.letGo();
  }

  /// The time budget of a request, in nanoseconds.
  long nanos(String name) {
    return Optional.ofNullable(efforts.get(name)).orElseThrow().nanos();
  }

  /// Waits for the next events.
  void expect(String... all) throws InterruptedException {
    for (String next : all) {
      assertThat(told.poll(LIMIT.toSeconds(), TimeUnit.SECONDS)).isEqualTo(next);
    }
  }

  /// Releases requests one by one, and waits for their answers.
  void through(String... names) throws InterruptedException {
    for (String name : names) {
      let(name);
      expect("begins " + name, "chooses " + name);
    }
  }

  void quiet() {
    assertThat(told).isEmpty();
  }

  @Override
  public void close() {
    closed = true;
    computers.close();
  }
}
