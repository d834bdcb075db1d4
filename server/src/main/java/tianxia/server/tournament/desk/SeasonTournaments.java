package tianxia.server.tournament.desk;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.server.account.Accounts;
import tianxia.server.rating.Ladders;
import tianxia.server.store.LeagueStore.Division;
import tianxia.server.table.command.Tokens;
import tianxia.server.tournament.Conduct;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.league.League;
import tianxia.server.tournament.league.LeagueEntry;

/// Makes the tournaments of a season: their first entries, which are written with its beginning.
record SeasonTournaments(Accounts accounts, SecureRandom random) {

  /// One for each division, the highest first.
  List<Division> of(String id, League league, List<List<String>> divisions) {
    List<Division> made = new ArrayList<>();
    int season = league.season() + 1;
    for (List<String> players : divisions) {
      int number = made.size() + 1;
      TournamentEntry.OfLeague of =
          new TournamentEntry.OfLeague(id, league.terms().name(), season, number);
      made.add(new Division(Tokens.table(random), season, number, entries(league, of, players)));
    }
    return made;
  }

  private List<TournamentEntry> entries(
      League league, TournamentEntry.OfLeague of, List<String> players) {
    Conduct given = league.conduct();
    Conduct conduct =
        new Conduct(
            given.byDays(), given.base(), given.increment(), given.rated(), Optional.empty());
    List<TournamentEntry> entries = new ArrayList<>();
    entries.add(
        new TournamentEntry.Made(
            "", league.terms().of(of.season(), of.division()), conduct, Optional.of(of)));
    for (String account : players) {
      int rating = accounts.rating(account, Ladders.of(league.terms().game(), 2)).shown();
      entries.add(new TournamentEntry.Entered(account, rating));
    }
    entries.add(new TournamentEntry.Started());
    return entries;
  }

  /// The entry that says so.
  static LeagueEntry.Began began(int season, List<Division> made, List<List<String>> divisions) {
    List<LeagueEntry.Division> all = new ArrayList<>();
    for (int i = 0; i < made.size(); i++) {
      all.add(new LeagueEntry.Division(made.get(i).tournament(), divisions.get(i)));
    }
    return new LeagueEntry.Began(season, all);
  }
}
