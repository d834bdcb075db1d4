package tianxia.server.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
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

/// Two or three seats, three rounds. In each round all seats make two sealed bids simultaneously,
/// from 1 to 3; when the last seat has sealed, the bids are revealed. The highest sum of bids wins.
public final class Bids implements Game<Bids.Position> {

  /// A position.
  public static final class Position implements State<Position> {
    private final int seats;
    private final int[] sums;
    private final int[] count;
    private final int[] sealed;
    private final int[] last;
    private int round = 1;
    private int forgotten = -1;

    Position(int seats) {
      this.seats = seats;
      sums = new int[seats + 1];
      count = new int[seats + 1];
      sealed = new int[seats + 1];
      last = new int[seats + 1];
    }

    @Override
    public int actors() {
      int actors = 0;
      for (int seat = 1; round <= 3 && seat <= seats; seat++) {
        actors |= count[seat] < 2 ? 1 << seat : 0;
      }
      return actors;
    }

    @Override
    public int maxLegal() {
      return 3;
    }

    @Override
    public int legalActions(int actor, int[] out) {
      boolean acts = actor > 0 && Actors.contains(actors(), actor);
      for (int i = 0; acts && i < 3; i++) {
        out[i] = i + 1;
      }
      return acts ? 3 : 0;
    }

    @Override
    public int sample(int actor, RandomGenerator random) {
      return 1 + random.nextInt(3);
    }

    @Override
    public void apply(int actor, int action) {
      sealed[actor] += action;
      count[actor]++;
      if (Arrays.stream(count).skip(1).allMatch(c -> c == 2)) {
        for (int seat = 1; seat <= seats; seat++) {
          sums[seat] += sealed[seat];
          last[seat] = sealed[seat];
          sealed[seat] = 0;
          count[seat] = 0;
        }
        round++;
      }
    }

    @Override
    public int weight(int outcome) {
      return 0;
    }

    @Override
    public int winners() {
      int most = Arrays.stream(sums).max().orElseThrow();
      int winners = 0;
      for (int seat = 1; round > 3 && seat <= seats; seat++) {
        winners |= sums[seat] == most ? 1 << seat : 0;
      }
      return winners;
    }

    @Override
    public void forget(int seat) {
      for (int other = 1; other <= seats; other++) {
        if (other != seat && count[other] > 0) {
          sealed[other] = 0;
          forgotten = seat;
        }
      }
    }

    @Override
    public void imagine(RandomGenerator random) {
      for (int other = 1; forgotten >= 0 && other <= seats; other++) {
        for (int i = 0; other != forgotten && i < count[other]; i++) {
          sealed[other] += sample(other, random);
        }
      }
      forgotten = -1;
    }

    @Override
    public Position copy() {
      Position copy = new Position(seats);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position other) {
      System.arraycopy(other.sums, 0, sums, 0, seats + 1);
      System.arraycopy(other.count, 0, count, 0, seats + 1);
      System.arraycopy(other.sealed, 0, sealed, 0, seats + 1);
      System.arraycopy(other.last, 0, last, 0, seats + 1);
      round = other.round;
      forgotten = other.forgotten;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Position p
          && Arrays.equals(sums, p.sums)
          && Arrays.equals(count, p.count)
          && Arrays.equals(sealed, p.sealed)
          && Arrays.equals(last, p.last)
          && round == p.round
          && forgotten == p.forgotten;
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(sums);
    }
  }

  @Override
  public String id() {
    return "bids";
  }

  @Override
  public boolean chance() {
    return false;
  }

  @Override
  public Hidden hides() {
    return Hidden.ORDERS;
  }

  @Override
  public List<OptionSpec> options() {
    return List.of(new OptionSpec("players", List.of("2", "3"), "2"));
  }

  @Override
  public int seats(Options options) {
    return options.number("players");
  }

  @Override
  public Position start(Options options) {
    return new Position(seats(options));
  }

  @Override
  public String write(Position state, int actor, int action) {
    return "bid " + action;
  }

  @Override
  public int read(Position state, int actor, String notation) {
    return notation.length() == 5 && notation.startsWith("bid ")
        ? "0123".indexOf(notation.charAt(4)) < 1 ? UNREADABLE : notation.charAt(4) - '0'
        : UNREADABLE;
  }

  @Override
  public Optional<Refusal> why(Position state, int actor, String notation) {
    boolean legal =
        actor > 0
            && Actors.contains(state.actors(), actor)
            && read(state, actor, notation) != UNREADABLE;
    return legal ? Optional.empty() : Optional.of(new Refusal("GEN-6", Happening.of("not-now")));
  }

  @Override
  public void writeState(Position state, CanonicalJson out) {
    writeView(state, 1, out);
  }

  @Override
  public void writeView(Position state, int viewer, CanonicalJson out) {
    out.beginObject().key("count").beginArray();
    Arrays.stream(state.count).skip(1).forEach(out::value);
    out.endArray().key("game").value(id()).key("last").beginArray();
    Arrays.stream(state.last).skip(1).forEach(out::value);
    out.endArray().key("phase").value(state.round > 3 ? "over" : "bid").key("round");
    out.value(state.round).key("sealed").value(viewer == 0 ? 0 : state.sealed[viewer]);
    out.key("sums").beginArray();
    Arrays.stream(state.sums).skip(1).forEach(out::value);
    out.endArray().key("winners").beginArray();
    Actors.list(state.winners()).forEach(out::value);
    out.endArray().endObject();
  }

  @Override
  public String seen(Position before, int viewer, int actor, int action) {
    return viewer == actor ? write(before, actor, action) : "bid ?";
  }

  @Override
  public List<Happening> narrate(Position before, int viewer, int actor, int action) {
    Happening happening = Happening.of("sealed").with("by", actor);
    return List.of(viewer == actor ? happening.with("bid", action) : happening);
  }

  @Override
  public Preview preview(Position forgotten, int seat, List<String> actions) {
    Position state = forgotten.copy();
    List<Happening> happenings = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      Optional<Refusal> refusal = why(state, seat, actions.get(i));
      if (refusal.isPresent()) {
        return new Preview.Refused(i, refusal.get());
      }
      int action = read(state, seat, actions.get(i));
      happenings.addAll(narrate(state, seat, seat, action));
      state.apply(seat, action);
    }
    CanonicalJson view = new CanonicalJson();
    writeView(state, seat, view);
    return new Preview.Shown(happenings, view.toString(), Legal.notations(this, state, seat));
  }
}
