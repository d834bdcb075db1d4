package tianxia.testkit;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.State;
import tianxia.kernel.json.CanonicalJson;

/// A position of [Cards]. Card or choice 0 means none, 9 unknown.
final class CardsState implements State<CardsState> {
  private static final int UNKNOWN = 9;

  private final Flaw flaw;
  private int rounds;
  private int[] bag = {0, 3, 2, 1};
  private final int[] cards = new int[3];
  private final int[] choices = new int[3];
  private int round;
  private int receiver = 1;
  private boolean dealt;

  CardsState(Flaw flaw, int rounds) {
    this.flaw = flaw;
    this.rounds = rounds;
  }

  int receiver() {
    return receiver;
  }

  int round() {
    return round;
  }

  int card(int seat) {
    return cards[seat];
  }

  int choice(int seat) {
    return choices[seat];
  }

  boolean lastToChoose(int actor) {
    return choices[3 - actor] != 0;
  }

  @Override
  public int actors() {
    if (receiver != 0) {
      return 1;
    }
    if (round == rounds) {
      return 0;
    }
    return (choices[1] == 0 ? 2 : 0) | (choices[2] == 0 ? 4 : 0);
  }

  @Override
  public int maxLegal() {
    return 4;
  }

  @Override
  public int legalActions(int actor, int[] out) {
    if (!Actors.contains(actors(), actor) && (flaw != Flaw.LISTS_FOR_OTHERS || actor == 0)) {
      return 0;
    }
    int count = 0;
    if (actor == 0) {
      for (int card = 1; card <= 3; card++) {
        if (bag[card] > 0) {
          out[count++] = card;
        }
      }
    } else {
      out[count++] = Cards.KEEP;
      out[count++] = flaw == Flaw.LISTS_TWICE && cards[actor] == 3 ? Cards.KEEP : Cards.SWAP;
    }
    return count;
  }

  @Override
  public int sample(int actor, RandomGenerator random) {
    if (actor != 0) {
      return random.nextInt(flaw == Flaw.SAMPLES_UNFAIRLY ? 3 : 2) == 0 ? Cards.KEEP : Cards.SWAP;
    }
    if (flaw == Flaw.WEIGHS_WRONGLY) {
      int card = 1 + random.nextInt(3);
      return bag[card] > 0 ? card : sample(actor, random);
    }
    return draw(random);
  }

  private int draw(RandomGenerator random) {
    int item = random.nextInt(bag[1] + bag[2] + bag[3]);
    return item < bag[1] ? 1 : item < bag[1] + bag[2] ? 2 : 3;
  }

  @Override
  public void apply(int actor, int action) {
    if (flaw == Flaw.ALLOCATES && round == 1) {
      bag = bag.clone();
    }
    if (actor == 0) {
      give(action);
    } else {
      choices[actor] = action;
      if (choices[3 - actor] != 0) {
        if (flaw == Flaw.FIRST_COMMIT_COUNTS && actor == 1) {
          choices[1] = Cards.SWAP;
        }
        next();
      }
    }
  }

  private void give(int card) {
    bag[card]--;
    bag[cards[receiver]]++;
    bag[0] = 0;
    cards[receiver] = card;
    choices[receiver] = 0;
    if (flaw == Flaw.LOSES_A_CARD && card == 3) {
      bag[1] = Math.max(0, bag[1] - 1);
    }
    if (cards[2] == 0) {
      receiver = 2;
    } else if (dealt) {
      next();
    } else {
      dealt = true;
      receiver = 0;
    }
  }

  /// Proceeds to the next seat that swaps, or to the next round.
  private void next() {
    receiver = choices[1] == Cards.SWAP ? 1 : choices[2] == Cards.SWAP ? 2 : 0;
    if (receiver == 0) {
      choices[1] = 0;
      choices[2] = 0;
      round += flaw == Flaw.NEVER_ENDS ? 0 : 1;
    }
  }

  @Override
  public int weight(int outcome) {
    return outcome >= 1 && outcome <= 3 ? bag[outcome] : 0;
  }

  @Override
  public int winners() {
    if (actors() != 0) {
      return 0;
    }
    return (cards[1] >= cards[2] ? 2 : 0) | (cards[2] >= cards[1] ? 4 : 0);
  }

  @Override
  public void forget(int seat) {
    if (actors() == 0) {
      return;
    }
    for (int other = 1; other <= 2; other++) {
      if (other != seat || flaw == Flaw.FORGETS_TOO_MUCH) {
        boolean kept = flaw == Flaw.FORGETS_TOO_LITTLE && other == 2;
        if (cards[other] != 0 && cards[other] != UNKNOWN && !kept) {
          bag[cards[other]]++;
          cards[other] = UNKNOWN;
        }
        if (choices[other] != 0 && actors() > 1) {
          choices[other] = UNKNOWN;
        }
      }
    }
  }

  @Override
  public void imagine(RandomGenerator random) {
    for (int other = 1; other <= 2; other++) {
      if (cards[other] == UNKNOWN) {
        cards[other] = draw(random);
        bag[cards[other]] -= flaw == Flaw.IMAGINES_TOO_MANY_CARDS ? 0 : 1;
      }
      if (choices[other] == UNKNOWN) {
        choices[other] = random.nextBoolean() ? Cards.KEEP : Cards.SWAP;
      }
    }
  }

  void write(int viewer, boolean all, CanonicalJson out) {
    boolean over = actors() == 0;
    out.beginObject();
    if (all) {
      out.key("bag").beginArray().value(bag[1]).value(bag[2]).value(bag[3]).endArray();
    }
    out.key("cards").beginArray();
    for (int seat = 1; seat <= 2; seat++) {
      boolean shown = all || over || seat == viewer;
      boolean leaked = flaw == Flaw.VIEW_SHOWS_THE_OTHER_CARD && round == 1 && seat == 1;
      out.value(shown || leaked ? cards[seat] : cards[seat] == 0 ? 0 : UNKNOWN);
    }
    out.endArray().key("choices").beginArray();
    for (int seat = 1; seat <= 2; seat++) {
      boolean shown = all || seat == viewer || actors() <= 1;
      out.value(shown ? choices[seat] : choices[seat] == 0 ? 0 : UNKNOWN);
    }
    out.endArray().key("game").value("cards");
    if (flaw != Flaw.NO_PHASE) {
      out.key("phase").value(over ? "over" : receiver != 0 ? "draw" : "choose");
    }
    out.key("receiver").value(receiver).key("round").value(round);
    out.key("winners").beginArray();
    Actors.list(winners()).forEach(out::value);
    out.endArray().endObject();
  }

  int count() {
    int count = bag[1] + bag[2] + bag[3];
    for (int seat = 1; seat <= 2; seat++) {
      count += cards[seat] == 0 ? 0 : 1;
    }
    return count;
  }

  @Override
  public CardsState copy() {
    CardsState copy = new CardsState(flaw, rounds);
    copy.copyFrom(this);
    if (flaw == Flaw.COPY_SHARES_THE_BAG) {
      copy.bag = bag;
    }
    return copy;
  }

  @Override
  public void copyFrom(CardsState other) {
    rounds = other.rounds;
    System.arraycopy(other.bag, 0, bag, 0, 4);
    System.arraycopy(other.cards, 0, cards, 0, 3);
    System.arraycopy(other.choices, 0, choices, 0, 3);
    round = other.round;
    receiver = other.receiver;
    dealt = other.dealt;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof CardsState other
        && Arrays.equals(bag, other.bag)
        && Arrays.equals(cards, other.cards)
        && Arrays.equals(choices, other.choices)
        && round == other.round
        && receiver == other.receiver
        && rounds == other.rounds;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bag)
        + 31 * Arrays.hashCode(cards)
        + 961 * Arrays.hashCode(choices)
        + round;
  }
}
