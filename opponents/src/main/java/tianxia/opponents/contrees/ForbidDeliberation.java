package tianxia.opponents.contrees;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tianxia.games.contrees.Contrees;
import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Line;

/// Analyses which corner to forbid (CON-4): after it the other seat builds at the best of the
/// remaining corners.
record ForbidDeliberation(Contrees game, ContreesState position, TowerDeliberation towers)
    implements Deliberation {

  @Override
  public int improve() {
    return towers.improve();
  }

  @Override
  public boolean decided() {
    return towers.decided();
  }

  @Override
  public Analysis answer() {
    Analysis theirs = towers.answer();
    int seat = Actors.first(position.actors());
    int[] legal = new int[position.maxLegal()];
    int count = position.legalActions(seat, legal);
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(candidate(seat, legal[i], theirs.candidates()));
    }
    all.sort(Comparator.comparingDouble(Candidate::value).reversed());
    Candidate best = all.getFirst();
    all.set(
        0, new Candidate(best.action(), best.value(), 1, best.visits(), best.error(), best.line()));
    List<Double> shares = Analysis.shares(seat, best.value(), new double[] {0, 1, 1});
    return new Analysis(seat, false, shares, best.error(), theirs.visits(), all);
  }

  private Candidate candidate(int seat, int action, List<Candidate> towers) {
    Candidate reply =
        towers.stream()
            .filter(tower -> ContreesReader.forbidding(tower.action()) != action)
            .findFirst()
            .orElse(towers.getFirst());
    return new Candidate(
        action, 1 - reply.value(), 0, reply.visits(), reply.error(), line(seat, action, reply));
  }

  /// The action and the best answer to it.
  private List<Event> line(int seat, int action, Candidate reply) {
    Line<ContreesState> line = new Line<>(game, position.copy());
    line.play(seat, action);
    line.play(3 - seat, reply.action());
    return line.events();
  }
}
