package tianxia.testkit;

import tianxia.kernel.Game;

/// The contract of [Cards] with a flaw; it must fail.
final class Flawed extends CardsContractTest {
  private final Flaw flaw;

  Flawed(Flaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public Game<CardsState> game() {
    return new Cards(flaw);
  }

  @Override
  public int playouts() {
    return 5000;
  }
}
