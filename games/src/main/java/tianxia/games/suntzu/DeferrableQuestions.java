package tianxia.games.suntzu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;
import tianxia.kernel.Happening;
import tianxia.kernel.Moment;
import tianxia.kernel.Question;

/// The questions of SUN-26 and SUN-27, which a seat may put off. A seat is asked whatever warlord
/// it holds, so they depend on public information only.
///
/// Twelve moments per dynasty: twice the number of provinces revealed before a window, plus one for
/// the questions of a reveal after its window.
final class DeferrableQuestions {
  private static final int A_DYNASTY = 12;

  private DeferrableQuestions() {}

  /// @param seat from 0
  static Optional<Question> question(SunTzuState s, int seat) {
    boolean asked =
        switch (s.phase) {
          case WINDOW, FEINT, SCOURGE -> isAsked(s, seat);
          default -> false;
        };
    String pass = Notation.write(s.scores, Actions.of(Actions.PASS, 0));
    return asked
        ? Optional.of(new Question(pass, now(s), s.phase == Phase.WINDOW))
        : Optional.empty();
  }

  private static boolean isAsked(SunTzuState s, int seat) {
    return (s.acting >> seat + 1 & 1) != 0;
  }

  private static int now(SunTzuState s) {
    return s.phase == Phase.WINDOW
        ? window(s.dynasty, s.revealed)
        : window(s.dynasty, s.revealed) - 1;
  }

  /// The moment of the window after `revealed` provinces.
  private static int window(int dynasty, int revealed) {
    return A_DYNASTY * dynasty + 2 * revealed;
  }

  /// @param seat from 0
  static List<Moment> moments(SunTzuState s, int seat) {
    return switch (s.phase) {
      case TILES, CHOOSE, OVER -> List.of();
      default -> s.warlords && !s.spent[seat] ? ahead(s, seat) : List.of();
    };
  }

  private static List<Moment> ahead(SunTzuState s, int seat) {
    List<Moment> all = new ArrayList<>();
    int first = firstWindow(s, seat);
    // The first window of a dynasty is the dynasty's start, which has its own name.
    for (int i = Math.max(1, first); s.ordered && i < Province.COUNT; i++) {
      Happening name = RefusalCodes.at("until-province", Actions.place(s.order, i));
      all.add(new Moment(window(s.dynasty, i), name));
    }
    boolean windows = seat == 0 || s.dynasty <= Resolution.LAST_OF_REMOVE;
    if (windows && first <= Province.COUNT) {
      all.add(new Moment(window(s.dynasty, Province.COUNT), Happening.of("until-revealed")));
    }
    int next = s.dynasty + 1;
    int scoring = afterScoring(drawing(s) ? next : s.dynasty);
    if (next < scoring) {
      all.add(dynasty("until-dynasty", next));
    }
    if (scoring <= Transitions.DYNASTIES) {
      all.add(dynasty("until-scoring", scoring));
    }
    String struck = seat == 0 ? "until-high-card" : "until-plague";
    all.add(new Moment(Moment.ROUTINE, Happening.of(struck)));
    all.add(new Moment(Moment.END, Happening.of("until-end")));
    return all;
  }

  /// The first dynasty after the next scoring (SUN-20), seen from one that is not scored yet.
  private static int afterScoring(int dynasty) {
    return dynasty + 3 - (dynasty - 1) % 3;
  }

  /// Whether the dynasty has no questions left and has been scored.
  private static boolean drawing(SunTzuState s) {
    return s.phase == Phase.DRAW || s.phase == Phase.KEEP;
  }

  private static Moment dynasty(String code, int dynasty) {
    return new Moment(window(dynasty, 0), Happening.of(code).with("dynasty", dynasty));
  }

  /// The number of provinces revealed before the seat's next window of this dynasty; more than five
  /// if there is none.
  private static int firstWindow(SunTzuState s, int seat) {
    if (drawing(s)) {
      return Province.COUNT + 1;
    }
    // Seat 2 is asked after seat 1, so while seat 1 is asked this window is still ahead of it.
    boolean here = s.phase == Phase.WINDOW && !(isAsked(s, 0) && seat == 1);
    return here ? s.revealed + 1 : s.revealed;
  }
}
