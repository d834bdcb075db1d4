package tianxia.server.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.server.tournament.pairing.KnockOut;
import tianxia.server.tournament.pairing.Outcome;
import tianxia.server.tournament.pairing.Pair;

/// How far a knock-out has come: who is left, and which games are to be played for it.
///
/// @param draw who is left
/// @param next who has to play now; empty while games are played, or where nobody has to
record KnockOutState(KnockOut draw, List<Pair> next) {

  /// Where a tournament stands whose last round is over, or that has just begun.
  static KnockOutState of(Tournament tournament) {
    List<String> accounts = tournament.seeded().stream().map(Entrant::account).toList();
    KnockOut draw = KnockOut.of(accounts.size());
    List<Round> left = tournament.rounds();
    while (true) {
      List<Integer> out = new ArrayList<>();
      List<Pair> open = new ArrayList<>();
      int taken = 0;
      for (KnockOut.Match match : draw.matches()) {
        Fate fate = fate(match, accounts, left, tournament.terms());
        taken = Math.max(taken, fate.rounds());
        out.addAll(fate.out());
        if (fate.out().isEmpty()) {
          open.add(KnockOut.seats(match, fate.rounds()));
        }
      }
      if (!open.isEmpty() || draw.places().size() == 1) {
        return new KnockOutState(draw, open);
      }
      left = left.subList(taken, left.size());
      draw = draw.without(out);
    }
  }

  /// What has become of a match.
  ///
  /// @param rounds how many of the rounds it has taken
  private record Fate(int rounds, List<Integer> out) {}

  private static Fate fate(
      KnockOut.Match match, List<String> accounts, List<Round> rounds, Terms terms) {
    String higher = accounts.get(match.higher() - 1);
    String lower = accounts.get(match.lower() - 1);
    List<Outcome> outcomes = new ArrayList<>();
    for (Round round : rounds) {
      Optional<Round.Game> found = round.game(higher).filter(g -> g.has(lower));
      if (found.isEmpty()) {
        break;
      }
      Round.Game game = found.get();
      List<Integer> absent = new ArrayList<>();
      if (game.absent(higher)) {
        absent.add(match.higher());
      }
      if (game.absent(lower)) {
        absent.add(match.lower());
      }
      if (!absent.isEmpty()) {
        return new Fate(outcomes.size() + 1, absent);
      }
      outcomes.add(game.outcome(higher));
    }
    return new Fate(
        outcomes.size(),
        switch (KnockOut.decision(outcomes, terms.replays(), terms.seatsMatter())) {
          case HIGHER -> List.of(match.lower());
          case LOWER -> List.of(match.higher());
          case REPLAY -> List.of();
        });
  }
}
