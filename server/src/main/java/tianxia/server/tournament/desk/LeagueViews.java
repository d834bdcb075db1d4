package tianxia.server.tournament.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Options;
import tianxia.server.message.tournament.LeagueDetails;
import tianxia.server.message.tournament.LeagueRow;
import tianxia.server.store.LeagueStore;
import tianxia.server.tournament.Placing;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.desk.log.LeagueLog;
import tianxia.server.tournament.league.Exchange;
import tianxia.server.tournament.league.League;
import tianxia.server.tournament.league.LeagueTerms;
import tianxia.server.tournament.league.Member;

/// What is told of a league to one reader.
///
/// @param names by account; who has none is deleted
/// @param reader their account; empty for a guest
record LeagueViews(Catalogue catalogue, Map<String, String> names, String reader) {

  LeagueRow row(LeagueLog log) {
    League now = log.now();
    LeagueTerms terms = now.terms();
    Optional<Member> own = now.member(reader);
    boolean byItself = now.season() > 0 || now.conduct().startsAt().isPresent();
    return new LeagueRow(
        log.id(),
        terms.name(),
        terms.game(),
        Options.of(catalogue.game(terms.game()).orElseThrow().options(), terms.options()).asMap(),
        TournamentViews.clock(now.conduct(), 2),
        now.conduct().rated(),
        terms.most(),
        terms.movers(),
        terms.pause(),
        TournamentViews.id(now.phase()),
        now.season(),
        now.phase() == League.Phase.WAITING && byItself
            ? Optional.of(now.next())
            : Optional.empty(),
        now.staying().size(),
        name(now.maker()),
        own.map(member -> member.left() ? "out" : "in"),
        division(now));
  }

  private Optional<Integer> division(League now) {
    return IntStream.range(0, now.divisions().size())
        .filter(i -> now.divisions().get(i).accounts().contains(reader))
        .mapToObj(i -> i + 1)
        .findFirst();
  }

  LeagueDetails details(
      LeagueLog log, List<Shown> divisions, List<LeagueStore.Season> seasons, List<String> may) {
    League now = log.now();
    return new LeagueDetails(
        divisions(now, divisions, now.phase() != League.Phase.CLOSED),
        now.staying().stream()
            .filter(member -> !member.placed())
            .map(member -> name(member.account()))
            .toList(),
        seasons.stream().map(this::season).toList(),
        may);
  }

  private LeagueDetails.Season season(LeagueStore.Season season) {
    boolean over = season.ended() > 0;
    return new LeagueDetails.Season(
        season.season(),
        season.began(),
        over ? Optional.of(season.ended()) : Optional.empty(),
        over ? Optional.of(name(season.winner())) : Optional.empty());
  }

  /// @param moves whether there is a season after it
  List<LeagueDetails.Division> divisions(League league, List<Shown> divisions, boolean moves) {
    List<Integer> sizes = divisions.stream().map(each -> each.table().size()).toList();
    List<Integer> exchanged = moves ? Exchange.of(sizes, league.terms().movers()) : List.of();
    List<LeagueDetails.Division> told = new ArrayList<>();
    for (int i = 0; i < divisions.size(); i++) {
      Shown shown = divisions.get(i);
      Tournament now = shown.now();
      int up = i > 0 && i <= exchanged.size() ? exchanged.get(i - 1) : 0;
      int down = i < exchanged.size() ? exchanged.get(i) : 0;
      told.add(
          new LeagueDetails.Division(
              i + 1,
              shown.log().id(),
              TournamentViews.id(now.phase()),
              now.rounds().size(),
              Placing.rounds(now),
              lines(league, shown.table(), up, down)));
    }
    return told;
  }

  private List<LeagueDetails.Line> lines(League league, List<Placing> table, int up, int down) {
    List<LeagueDetails.Line> lines = new ArrayList<>();
    for (int i = 0; i < table.size(); i++) {
      Placing line = table.get(i);
      String account = line.entrant().account();
      lines.add(
          new LeagueDetails.Line(
              line.place(),
              name(account),
              line.points(),
              line.played(),
              i < up ? "up" : i >= table.size() - down ? "down" : "stays",
              line.entrant().withdrawn()
                  || league.member(account).filter(Member::left).isPresent()));
    }
    return lines;
  }

  private String name(String account) {
    return names.getOrDefault(account, "");
  }

  /// All accounts that are named of a league and its tournaments.
  static Stream<String> accounts(
      League now, List<Shown> divisions, List<LeagueStore.Season> seasons) {
    return Stream.of(
            Stream.of(now.maker()),
            now.members().stream().map(Member::account),
            divisions.stream().flatMap(each -> TournamentViews.accounts(each.now())),
            seasons.stream().map(LeagueStore.Season::winner))
        .flatMap(each -> each);
  }
}
