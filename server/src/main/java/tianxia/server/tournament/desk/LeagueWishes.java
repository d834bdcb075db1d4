package tianxia.server.tournament.desk;

import tianxia.kernel.Catalogue;
import tianxia.server.message.Problem;
import tianxia.server.message.request.NewLeague;
import tianxia.server.tournament.Terms;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.desk.log.TournamentLog;
import tianxia.server.tournament.league.LeagueEntry;
import tianxia.server.tournament.league.LeagueTerms;

/// What becomes of a wish for a league: one that a tournament of its divisions could be made for.
sealed interface LeagueWishes {
  int MOVERS = 1;
  int PAUSE = 14;

  /// It can be made.
  record Sound(LeagueEntry.Made made) implements LeagueWishes {}

  record Wrong(Problem why) implements LeagueWishes {}

  static LeagueWishes of(Catalogue catalogue, NewLeague wish, String maker, long now) {
    return switch (TournamentWishes.of(catalogue, wish.division(), maker, now)) {
      case TournamentWishes.Wrong(Problem why) -> new Wrong(why);
      case TournamentWishes.Sound(TournamentEntry.Made made) -> made(wish, made, now);
    };
  }

  private static LeagueWishes made(NewLeague wish, TournamentEntry.Made division, long now) {
    Terms terms = division.terms();
    try {
      return new Sound(
          new LeagueEntry.Made(
              division.maker(),
              new LeagueTerms(
                  terms.name(),
                  terms.game(),
                  terms.options(),
                  terms.most(),
                  wish.movers().orElse(MOVERS),
                  wish.pause().orElse(PAUSE),
                  terms.tieBreaks()),
              division.conduct(),
              TournamentLog.opening(division.conduct(), now)));
    } catch (IllegalArgumentException e) {
      return new Wrong(new Problem(Problem.MALFORMED, String.valueOf(e.getMessage())));
    }
  }
}
