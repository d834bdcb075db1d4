package tianxia.testkit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.words.Words;
import tianxia.testkit.contract.GameContract;

/// The contract holds for a small game without flaws.
class CardsContractTest implements GameContract<CardsState> {
  private static final String WORDS =
      """
      refusal.no-notation = No.
      refusal.not-your-turn = Wait.
      refusal.game-over = Over.
      happening.drawn = {seat} draws {card}.
      happening.sealed = {seat} has chosen {choice}.
      happening.chosen = {one} and {two}.
      happening.over = {one} against {two}.
      happening.next-round = Next round.
      happening.never = Never.
      """;

  @Override
  public Game<CardsState> game() {
    return new Cards(Flaw.NONE);
  }

  @Override
  public int longest(Options options) {
    return 2 + 4 * options.number("rounds");
  }

  @Override
  public List<Words> words() {
    return List.of(new Words("en", List.of(WORDS)), new Words("fr", List.of(WORDS)));
  }

  @Override
  public Set<String> clauses() {
    return Set.of("GEN-6");
  }

  @Override
  public List<String> suspects() {
    return List.of("draw 0", "draw 4", "keep!", "swap 1");
  }

  @Override
  public Optional<String> imbalance(Options options, CardsState state) {
    return state.count() == 6 ? Optional.empty() : Optional.of(state.count() + " cards");
  }
}
