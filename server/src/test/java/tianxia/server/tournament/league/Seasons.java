package tianxia.server.tournament.league;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import tianxia.server.tournament.Conduct;
import tianxia.server.tournament.league.LeagueEntry.Division;
import tianxia.server.tournament.pairing.TieBreak;

/// Leagues for tests, by their logs.
final class Seasons {
  static final long FIRST = 1_000;
  static final Conduct BY_DAYS = new Conduct(true, 86_400_000, 0, true, Optional.empty());

  final List<LeagueEntry> log = new ArrayList<>();

  Seasons(int most, int movers) {
    LeagueTerms terms =
        new LeagueTerms("Town", "qin", Map.of(), most, movers, 7, List.of(TieBreak.WINS));
    log.add(new LeagueEntry.Made("maker", terms, BY_DAYS, FIRST));
  }

  League now() {
    return League.of(log);
  }

  Seasons add(LeagueEntry entry) {
    log.add(entry);
    return this;
  }

  /// One after the other, each with a lower rating than the one before.
  Seasons join(String... accounts) {
    for (String account : accounts) {
      add(new LeagueEntry.Joined(account, 1500 - log.size()));
    }
    return this;
  }

  Seasons leave(String... accounts) {
    Arrays.stream(accounts).forEach(account -> add(new LeagueEntry.Left(account)));
    return this;
  }

  /// A season of the divisions that come next.
  Seasons begin() {
    return begin(NextDivisions.of(now()));
  }

  Seasons begin(List<List<String>> divisions) {
    int season = now().season() + 1;
    List<Division> named =
        IntStream.range(0, divisions.size())
            .mapToObj(i -> new Division("s%d.%d".formatted(season, i + 1), divisions.get(i)))
            .toList();
    return add(new LeagueEntry.Began(season, named));
  }

  /// The season is over, with each division in this order.
  Seasons end(List<List<String>> orders, String... dropped) {
    List<Division> begun = now().divisions();
    List<Division> over =
        IntStream.range(0, orders.size())
            .mapToObj(i -> new Division(begun.get(i).tournament(), orders.get(i)))
            .toList();
    return add(new LeagueEntry.Ended(over, Set.of(dropped), now().next() + FIRST));
  }

  /// Accounts written as letters: `"abc de"` are two divisions.
  static List<List<String>> divisions(String letters) {
    return letters.isEmpty()
        ? List.of()
        : Arrays.stream(letters.split(" ")).map(each -> List.of(each.split(""))).toList();
  }

  /// The next divisions, written so, each by the alphabet.
  String next() {
    return String.join(
        " ",
        NextDivisions.of(now()).stream()
            .map(each -> String.join("", each.stream().sorted().toList()))
            .toList());
  }
}
