package tianxia.server.table.viewer;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tianxia.kernel.Actors;
import tianxia.kernel.Hidden;
import tianxia.kernel.Match;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.Summary;
import tianxia.server.message.TableInfo;
import tianxia.server.message.table.ClockShown;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.Permissions;
import tianxia.server.message.table.Prepared;
import tianxia.server.message.table.Questions;
import tianxia.server.message.table.RawJson;
import tianxia.server.message.table.StageShown;
import tianxia.server.message.table.StagesShown;
import tianxia.server.table.command.TableInfos;
import tianxia.server.table.command.ViewerPermissions;
import tianxia.server.table.state.SeatPlans;
import tianxia.server.table.state.TableState;

/// A table at one moment, already on disk. Immutable and safe for concurrent reads; the part that
/// one viewer sees is computed once.
public final class Snapshot {
  private final TableState state;
  private final SeatPlans plans;
  private final int present;
  private final TableInfo info;
  private final LongSupplier spent;
  private final AtomicReferenceArray<@Nullable Sight> sights;

  /// The frame that a spectator was shown last. Others who have come as far are shown the same one,
  /// which is then written only once.
  private volatile @Nullable Watched watched;

  private record Watched(Optional<Integer> since, Frame frame) {
    boolean suits(Optional<Integer> asked, Optional<ClockShown> clock) {
      return since.equals(asked) && frame.clock().equals(clock);
    }
  }

  /// What one viewer sees.
  private record Sight(
      RawJson view,
      List<String> legal,
      Permissions can,
      Optional<Questions> questions,
      Optional<Prepared> prepared) {}

  /// @param present the seats with a socket, as a bit set
  public Snapshot(TableState state, SeatPlans plans, int present) {
    this(state, plans, present, () -> 0);
  }

  /// @param spent milliseconds since the state was reached
  public Snapshot(TableState state, SeatPlans plans, int present, LongSupplier spent) {
    this(state, plans, present, TableInfos.of(state, present, state.secret().commitment()), spent);
  }

  private Snapshot(
      TableState state, SeatPlans plans, int present, TableInfo info, LongSupplier spent) {
    this.state = state;
    this.plans = plans;
    this.present = present;
    this.info = info;
    this.spent = spent;
    this.sights = new AtomicReferenceArray<>(state.seats() + 1);
  }

  /// The same table at a later moment.
  Snapshot next(TableState after, SeatPlans later, int nowPresent, LongSupplier since) {
    TableInfo next =
        nowPresent == present && TableInfos.onlyMoved(state, after)
            ? info.updatedAt(after.log().updated())
            : TableInfos.of(after, nowPresent, info.commitment());
    return new Snapshot(after, later, nowPresent, next, since);
  }

  public TableState state() {
    return state;
  }

  public TableInfo info() {
    return info;
  }

  public SeatPlans plans() {
    return plans;
  }

  /// What concerns a viewer of the table, apart from the game.
  public ServerMessage.TableMessage table(int viewer) {
    Sight sight = sight(viewer);
    return new ServerMessage.TableMessage(
        sight.can(), info, sight.questions(), sight.prepared(), clock());
  }

  private Optional<ClockShown> clock() {
    return state
        .clocks()
        .map(all -> all.shown(state.running(), state.log().updated(), spent.getAsLong()));
  }

  /// The frame for a viewer whose last one had seq `since`: what came after it, or a whole frame
  /// where it can't be continued.
  public Frame frame(int viewer, Optional<Integer> since) {
    Optional<ClockShown> clock = clock();
    if (viewer > 0) {
      return frame(viewer, since, clock);
    }
    Watched known = watched;
    if (known != null && known.suits(since, clock)) {
      return known.frame();
    }
    Frame frame = frame(0, since, clock);
    watched = new Watched(since, frame);
    return frame;
  }

  private Frame frame(int viewer, Optional<Integer> since, Optional<ClockShown> clock) {
    int from = since.flatMap(state.log()::resumeAt).orElse(-1);
    List<EventShown> events = state.history().shown(viewer);
    Sight sight = sight(viewer);
    return new Frame(
        viewer,
        state.seq(),
        state.history().ply(),
        from < 0,
        events.subList(Math.max(from, 0), events.size()),
        actors(),
        sight.view(),
        sight.legal(),
        sight.can(),
        info,
        stages(viewer, from),
        sight.questions(),
        sight.prepared(),
        clock);
  }

  private Optional<StagesShown> stages(int viewer, int from) {
    List<StageShown> stages = from < 0 ? List.of() : state.history().stages(viewer, from);
    return stages.isEmpty() ? Optional.empty() : Optional.of(new StagesShown(stages));
  }

  /// The position after `ply` events as the viewer saw it; once the game is over, with what its
  /// seat could do there, to be tried.
  public Frame position(int viewer, int ply) {
    Match<?> past = state.history().at(ply);
    int actors = state.waiting() ? 0 : state.history().actorsAt(ply);
    boolean tries = state.over() && viewer > 0 && Actors.contains(actors, viewer);
    return new Frame(
        viewer,
        state.seq(),
        ply,
        true,
        state.history().shown(viewer).subList(0, ply),
        Actors.list(actors),
        new RawJson(past.view(viewer)),
        tries ? past.legal(viewer) : List.of(),
        Permissions.NOTHING,
        info,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public Summary summary(int viewer) {
    return new Summary(
        info, viewer, actors(), sight(viewer).view(), state.seq(), state.history().ply(), clock());
  }

  private List<Integer> actors() {
    return Actors.list(state.actors());
  }

  private Sight sight(int viewer) {
    Sight known = sights.get(viewer);
    if (known != null) {
      return known;
    }
    boolean acting = viewer > 0 && Actors.contains(state.actors(), viewer);
    Sight sight =
        new Sight(
            view(viewer),
            acting ? List.copyOf(state.history().match().legal(viewer)) : List.of(),
            ViewerPermissions.of(state, viewer),
            plans.putOffs().questions(state, viewer),
            plans.prepared().shown(state, viewer));
    sights.set(viewer, sight);
    return sight;
  }

  /// What a viewer sees of the position: in a game that hides nothing the same as all others, whose
  /// view may be there already.
  private RawJson view(int viewer) {
    if (state.history().match().game().hides() == Hidden.NOTHING) {
      for (int other = 0; other < sights.length(); other++) {
        Sight known = sights.get(other);
        if (known != null) {
          return known.view();
        }
      }
    }
    return new RawJson(state.history().match().view(viewer));
  }
}
