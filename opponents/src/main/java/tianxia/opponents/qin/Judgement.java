package tianxia.opponents.qin;

import tianxia.games.qin.Survey;

/// What a position is worth to each seat, by the [Net]; where it is decided, by the rules.
final class Judgement {
  private final Sums sums;
  private final int seats;
  private final Features features;
  private final double[] chances;

  Judgement(Net net) {
    sums = new Sums(net);
    seats = net.seats;
    features = new Features(seats);
    chances = new double[seats + 1];
  }

  /// Takes a position as the one that those to come are like: that makes judging them cheaper, and
  /// is all that it does.
  void expectLike(Survey survey, int mover, Hands hands) {
    features.look(survey, mover % seats + 1, hands);
    sums.rebase(features);
  }

  /// Judges a position after a seat's placement, or after its pass, and returns each seat's chance
  /// to win, from 0 to 1, by seat; valid until the next call.
  ///
  /// @param mover the seat that has laid
  /// @param hands what is known before the mover draws ([Hands#laid])
  double[] of(Survey survey, int mover, Hands hands) {
    int winner = winner(survey, mover);
    if (winner != 0) {
      for (int seat = 1; seat <= seats; seat++) {
        chances[seat] = seat == winner ? 1 : 0;
      }
      return chances;
    }
    features.look(survey, mover % seats + 1, hands);
    for (int seat = 1; seat <= seats; seat++) {
      chances[seat] = sums.logit(features, seat);
    }
    Net.softmax(chances);
    return chances;
  }

  /// The seat that has won with the mover's tile, or 0 (QIN-19).
  int winner(Survey survey, int mover) {
    for (int i = 0, seat = mover; i < seats; i++, seat = seat % seats + 1) {
      if (survey.supply(seat) <= 0) {
        return seat;
      }
    }
    return 0;
  }

  /// The features of the last position that was not decided.
  Features features() {
    return features;
  }
}
