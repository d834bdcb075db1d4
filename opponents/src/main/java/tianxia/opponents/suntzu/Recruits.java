package tianxia.opponents.suntzu;

import java.util.ArrayList;
import java.util.List;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Xoroshiro;
import tianxia.search.analysis.Candidate;
import tianxia.search.analysis.Line;

/// What a seat gains by recruiting before its orders (SUN-24), compared with keeping its cards.
///
/// @param actions that recruit
/// @param gains of the chance to win
@SuppressWarnings("ArrayRecordComponent") // created once, never compared, never modified
record Recruits(int[] actions, double[] gains) {
  private static final int WORLDS = 16;

  static Recruits of(QuestionPolicy policy, SunTzuState forgotten, int seat) {
    int[] legal = new int[forgotten.maxLegal()];
    int count = forgotten.legalActions(seat, legal);
    int recruits = 0;
    while (recruits < count && SunTzuReader.isRecruit(legal[recruits])) {
      recruits++;
    }
    double[] gains = new double[recruits];
    for (int world = 0; recruits > 0 && world < WORLDS; world++) {
      double[] chances = policy.sampled(forgotten, seat, legal, recruits, true);
      for (int i = 0; i < recruits; i++) {
        gains[i] += (chances[i] - chances[recruits]) / WORLDS;
      }
    }
    return new Recruits(legal, gains);
  }

  /// @param mix the value of the orders
  List<Candidate> candidates(SunTzu game, SunTzuState forgotten, int seat, double mix) {
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < gains.length; i++) {
      SunTzuState world = forgotten.copy();
      world.imagine(new Xoroshiro(0));
      Line<SunTzuState> line = new Line<>(game, world);
      line.play(seat, actions[i]);
      double value = Math.clamp(mix + gains[i], 0, 1);
      all.add(new Candidate(actions[i], value, 0, WORLDS, 0, line.events()));
    }
    return all;
  }
}
