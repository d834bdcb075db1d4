package tianxia.search.puzzle;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.Event;
import tianxia.kernel.Options;

/// A position in which one choice is clearly best, by its seat's knowledge.
///
/// @param game the game's id
/// @param events that lead to the position, in full
/// @param seat that is to act
/// @param difficulty from 1, found by nearly all computer players, to 5, by nearly none
/// @param choices the known choices, the best first; all others are worse
public record Puzzle(
    String game,
    Options options,
    List<Event> events,
    int seat,
    PuzzleKind kind,
    int difficulty,
    List<Choice> choices) {
  public static final int EASIEST = 1;
  public static final int HARDEST = 5;

  /// One choice.
  ///
  /// @param actions that it consists of; every sequence that begins with them is this choice
  /// @param right whether it solves the puzzle
  /// @param chance of the seat after it, from 0 to 1
  /// @param line the expected continuation, beginning with the choice
  public record Choice(List<String> actions, boolean right, double chance, List<Event> line) {
    public Choice {
      actions = List.copyOf(actions);
      line = List.copyOf(line);
    }

    /// Whether this right turn contains an action other than its last.
    private boolean isPart(String action) {
      int seat = line.getFirst().actor();
      List<String> turn =
          line.stream().takeWhile(each -> each.actor() == seat).map(Event::action).toList();
      return right && turn.subList(0, turn.size() - 1).contains(action);
    }

    private boolean isMadeBy(List<String> tried) {
      return tried.size() >= actions.size() && tried.subList(0, actions.size()).equals(actions);
    }
  }

  public Puzzle {
    events = List.copyOf(events);
    choices = List.copyOf(choices);
  }

  /// The best choice.
  public Choice best() {
    return choices.getFirst();
  }

  /// The choice that a sequence of actions makes; empty if it is not among the known ones. The
  /// right turn begun in another order is the right choice.
  public Optional<Choice> choice(List<String> tried) {
    return choices.stream()
        .filter(each -> each.isMadeBy(tried))
        .findFirst()
        .or(() ->
            choices.stream()
                .filter(each -> !tried.isEmpty() && each.isPart(tried.getFirst()))
                .findFirst());
  }

  /// Whether right and wrong choices can be told apart: no wrong choice is part of a right turn.
  public boolean isDistinct() {
    List<String> wrong =
        choices.stream()
            .filter(each -> !each.right())
            .map(each -> each.actions().getFirst())
            .toList();
    return choices.stream().noneMatch(each -> wrong.stream().anyMatch(each::isPart));
  }

  /// The chance after the best choice that is not a solution.
  public double second() {
    return choices.stream().filter(each -> !each.right()).findFirst().orElseThrow().chance();
  }
}
