package tianxia.games.qin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.testkit.contract.GameContract.Pair;

/// Positions that a viewer cannot distinguish, found with the reference engine: a random game, and
/// the same with two draws exchanged that the viewer has not seen, or one replaced by a tile from
/// the bag, if everything stays legal and all of the viewer's views stay the same.
final class ExchangedDraws {
  private static final Qin GAME = new Qin();

  private ExchangedDraws() {}

  static List<Pair<QinState>> pairs(Options options, int count) {
    List<Pair<QinState>> pairs = new ArrayList<>();
    for (long seed = 0; pairs.size() < count && seed < 50L * count; seed++) {
      pair(options, new Xoroshiro(seed)).ifPresent(pairs::add);
    }
    if (pairs.size() < count) {
      throw new AssertionError(pairs.size() + " pairs found for " + options);
    }
    return pairs;
  }

  private static Optional<Pair<QinState>> pair(Options options, RandomGenerator random) {
    ReferenceQin reference = reference(options);
    List<String> events = new ArrayList<>();
    List<Integer> receivers = new ArrayList<>();
    int plies = 7 + random.nextInt(120);
    while (!reference.phase.equals("over") && events.size() < plies) {
      List<String> legal = List.copyOf(reference.legal());
      events.add(legal.get(random.nextInt(legal.size())));
      receivers.add(reference.phase.equals("draw") ? reference.turn : 0);
      reference.play(events.getLast());
    }
    int viewer = random.nextInt(reference.seats + 1);
    // The last draws still in a hand, and their possible replacements: a tile from the bag, or from
    // another hidden hand.
    List<Integer> held = new ArrayList<>();
    for (int seat = 1; seat <= reference.seats; seat++) {
      for (String tile : seat == viewer ? List.<String>of() : reference.hands.get(seat - 1)) {
        held.add(lastDraw(events, receivers, seat, tile));
      }
    }
    if (held.isEmpty()) {
      return Optional.empty();
    }
    int at = held.get(random.nextInt(held.size()));
    int with = held.get(random.nextInt(held.size()));
    List<String> other = new ArrayList<>(events);
    if (random.nextBoolean() || reference.bag.isEmpty()) {
      other.set(at, events.get(with));
      other.set(with, events.get(at));
    } else {
      other.set(at, "draw " + reference.bag.get(random.nextInt(reference.bag.size())));
    }
    return alike(options, viewer, events, other)
        ? Optional.of(new Pair<>(viewer, state(options, events), state(options, other)))
            .filter(pair -> !pair.left().equals(pair.right()))
        : Optional.empty();
  }

  private static int lastDraw(List<String> events, List<Integer> receivers, int seat, String tile) {
    int at = events.size() - 1;
    while (receivers.get(at) != seat || !events.get(at).equals("draw " + tile)) {
      at--;
    }
    return at;
  }

  private static boolean alike(Options options, int viewer, List<String> left, List<String> right) {
    ReferenceQin one = reference(options);
    ReferenceQin two = reference(options);
    for (int at = 0; at < left.size(); at++) {
      if (!two.allows(right.get(at))) {
        return false;
      }
      one.play(left.get(at));
      two.play(right.get(at));
      if (!ReferenceJson.view(one, viewer).equals(ReferenceJson.view(two, viewer))) {
        return false;
      }
    }
    return true;
  }

  private static ReferenceQin reference(Options options) {
    return new ReferenceQin(options.get("board"), options.number("players"));
  }

  private static QinState state(Options options, List<String> events) {
    QinState state = GAME.start(options);
    for (String event : events) {
      int actor = Actors.first(state.actors());
      state.apply(actor, GAME.read(state, actor, event));
    }
    return state;
  }
}
