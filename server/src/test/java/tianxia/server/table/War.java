package tianxia.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Moment;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.server.computer.BotFactory;
import tianxia.server.message.Frame;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.table.Questions;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;

/// A game of Sun Tzu with warlords, on a test clock. In the first dynasty seat 1 wins Xinjiang and
/// Qinghai, seat 2 Tibet and Mongolia.
public final class War implements AutoCloseable {
  private static final String[] FIRST = {"Xi:5", "Ti:1", "Qi:4", "Mo:2", "Ma:3"};
  private static final String[] SECOND = {"Xi:1", "Ti:5", "Qi:2", "Mo:4", "Ma:3"};

  final Hourglass time = new Hourglass();
  public final House house;
  public final Party party;

  public War(Store store, BotFactory players, List<NewTable.SeatWish> seats) {
    house = new House(Games.CATALOGUE, store, players, time);
    party = house.party(House.wish("sun-tzu", Map.of("warlords", "on"), seats, 1));
  }

  /// The orders of seat 1 in the first dynasty, in the order in which they are laid.
  public static String[] first() {
    return FIRST.clone();
  }

  /// Those of seat 2.
  public static String[] second() {
    return SECOND.clone();
  }

  /// A game of two persons, up to the first window.
  public War(String first, String second) {
    this(new MemoryStore(), House.AT_RANDOM, List.of(House.me(1), House.me(2)));
    Party.done(party.play(1, "choose " + first));
    Party.done(party.play(2, "choose " + second));
    lay();
  }

  private War(List<String> dealt) {
    this(new MemoryStore(), House.AT_RANDOM, List.of(House.me(1), House.me(2)));
    Party.done(party.play(1, "choose feint"));
    Party.done(party.play(2, "choose second-six"));
    dealt.addAll(party.frame(1).legal());
  }

  /// A game of two persons, up to the first window, in which seat 1 holds `feint` and lays a card
  /// of 7 to 10 in Xinjiang.
  public static War ofAHighCard() {
    // One deal in seven has none of the four.
    for (int i = 0; i < 1_000; i++) {
      List<String> legal = new ArrayList<>();
      War war = new War(legal);
      Optional<String> high = legal.stream().filter(a -> a.matches("Xi:(7|8|9|10)")).findFirst();
      if (high.isPresent()) {
        String[] first = FIRST.clone();
        first[0] = high.get();
        Party.done(war.party.play(1, first));
        Party.done(war.party.play(2, SECOND));
        return war;
      }
      war.close();
    }
    throw new AssertionError("no high card is ever dealt");
  }

  /// A seat puts off all its questions.
  public void putOff(int seat) {
    Party.done(party.putOff(seat, Moment.END));
  }

  /// Both seats lay their orders.
  public void lay() {
    Party.done(party.play(1, FIRST));
    Party.done(party.play(2, SECOND));
  }

  /// Advances the clock, and waits until the table has done what is due.
  public void pass(long millis) {
    time.pass(millis);
    party.settle();
  }

  /// Both seats are asked, and the table declines for them.
  public void window() {
    pass(400);
    pass(400);
  }

  /// The actors and the number of events.
  public String asked() {
    Frame frame = party.frame(0);
    return frame.actors() + " " + frame.ply();
  }

  public Questions questions(int seat) {
    return party.frame(seat).questions().orElseThrow();
  }

  /// The names of the moments ahead of a seat.
  public List<String> ahead(int seat) {
    List<String> names = new ArrayList<>();
    questions(seat).ahead().forEach(ahead -> names.add(ahead.name().text()));
    return names;
  }

  /// The first moment ahead whose name contains this text.
  public int moment(int seat, String name) {
    return questions(seat).ahead().stream()
        .filter(ahead -> ahead.name().text().contains(name))
        .findFirst()
        .orElseThrow()
        .at();
  }

  public Optional<Questions> none(int seat) {
    return party.frame(seat).questions();
  }

  @Override
  public void close() {
    house.close();
  }

  /// A computer with fixed choices: the first of these actions that is legal, otherwise a random
  /// one.
  public static BotFactory told(List<String> actions) {
    return new BotFactory() {
      @Override
      public <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
        return (forgotten, seen, seat, effort, random) -> {
          for (String action : actions) {
            if (game.why(forgotten, seat, action).isEmpty()) {
              return game.read(forgotten, seat, action);
            }
          }
          return forgotten.sample(seat, random);
        };
      }
    };
  }
}
