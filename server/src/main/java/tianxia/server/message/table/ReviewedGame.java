package tianxia.server.message.table;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// A finished game, reviewed. Chances to win and what changed them are in ten-thousandths; the
/// terms are those of `docs/RESEARCH.md`.
///
/// @param seats from seat 1 on
/// @param truth the seats' chances as things really stood, from seat 1 on; empty where nothing is
///   hidden, and while it is not known
/// @param decisions the costliest of each seat, in the order of the game
@Json
public record ReviewedGame(
    List<Seat> seats, Optional<List<Truth>> truth, List<Judgement> decisions) {
  public ReviewedGame {
    seats = List.copyOf(seats);
    truth = truth.map(List::copyOf);
    decisions = List.copyOf(decisions);
  }

  /// The game as one seat saw it. `result` is `start` plus `luck`, `reveals`, `others` and `rest`,
  /// less `errors`.
  ///
  /// @param adjusted the result without luck; may lie outside 0 to 1
  /// @param rating the performance rating in hundredths, the lower the better; empty if no decision
  ///   counts
  /// @param decisions how many it made
  /// @param counted how many of them the rating counts
  /// @param worst the plies of its costliest decisions, the costliest first
  /// @param curve its chance before each event, and at the end; giving up counts as one more event
  /// @param marks the events that mattered much
  public record Seat(
      int seat,
      int start,
      int result,
      int errors,
      int others,
      int luck,
      int reveals,
      int rest,
      int adjusted,
      Optional<Integer> rating,
      int decisions,
      int counted,
      List<Integer> worst,
      List<Integer> curve,
      List<Mark> marks) {
    public Seat {
      worst = List.copyOf(worst);
      curve = List.copyOf(curve);
      marks = List.copyOf(marks);
    }
  }

  /// An event that mattered much: by what the seat's own choice cost, or by what luck or another's
  /// choice that became known changed.
  ///
  /// @param ply events before it
  public record Mark(
      int ply, Optional<Integer> error, Optional<Integer> luck, Optional<Integer> reveal) {}

  /// A seat's chances as things really stood.
  ///
  /// @param plies events before each point, ascending
  @Json
  public record Truth(List<Integer> plies, List<Integer> chances) {
    public Truth {
      plies = List.copyOf(plies);
      chances = List.copyOf(chances);
    }
  }

  /// A costly decision, judged by what its seat knew.
  ///
  /// @param ply events before it
  /// @param value the seat's chance after the best choice
  /// @param mixed whether several seats decided at a time, so that a mix may be best
  /// @param lucky whether the seat nevertheless stood no worse at its next decision
  /// @param did what the choice taken did, as the seat could foresee it
  /// @param better what the best choice would have done
  /// @param after what was expected after the choice taken, as the seat would see it; may be empty
  /// @param afterUnforeseen whether that depended on what the seat could not see: then it is what
  ///   happens in most of the worlds that it could imagine
  /// @param expected the same after the best choice
  /// @param expectedUnforeseen the same of that
  /// @param choices the best ones; empty before the review is done
  public record Judgement(
      int seat,
      int ply,
      String taken,
      String best,
      int error,
      int value,
      boolean mixed,
      boolean lucky,
      List<RawJson> did,
      List<RawJson> better,
      List<EventShown> after,
      boolean afterUnforeseen,
      List<EventShown> expected,
      boolean expectedUnforeseen,
      List<Choice> choices) {
    public Judgement {
      did = List.copyOf(did);
      better = List.copyOf(better);
      after = List.copyOf(after);
      expected = List.copyOf(expected);
      choices = List.copyOf(choices);
    }
  }

  /// A choice and the seat's chance after it.
  public record Choice(String action, int chance) {}
}
