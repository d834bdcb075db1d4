package tianxia.server.tournament.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.server.tournament.Conduct;
import tianxia.server.tournament.league.LeagueEntry.Division;

/// A league as its log tells it.
///
/// @param maker the account
/// @param season the one that is played, or the last one; 0 before the first
/// @param members in the order of their places, then in the order in which they joined
/// @param divisions of that season; once it is over with the first of each at its head
/// @param next when the next season begins by itself, in milliseconds since 1970
/// @param called whether its maker lets it begin at once
public record League(
    String maker,
    LeagueTerms terms,
    Conduct conduct,
    Phase phase,
    int season,
    List<Member> members,
    List<Division> divisions,
    long next,
    boolean called) {
  public League {
    members = List.copyOf(members);
    divisions = List.copyOf(divisions);
  }

  /// What happens in it.
  public enum Phase {
    /// The next season is to come.
    WAITING,
    RUNNING,
    CLOSED
  }

  /// What a log tells, or its first entry and those from the beginning of a season on.
  ///
  /// @throws IllegalArgumentException if it does not begin with the making
  public static League of(List<LeagueEntry> log) {
    if (log.isEmpty() || !(log.getFirst() instanceof LeagueEntry.Made made)) {
      throw new IllegalArgumentException("a log begins with the making of the league");
    }
    League league =
        new League(
            made.maker(),
            made.terms(),
            made.conduct(),
            Phase.WAITING,
            0,
            List.of(),
            List.of(),
            made.next(),
            false);
    for (LeagueEntry entry : log.subList(1, log.size())) {
      league = league.after(entry);
    }
    return league;
  }

  /// The same after one more entry.
  public League after(LeagueEntry entry) {
    return switch (entry) {
      case LeagueEntry.Made _ -> throw new IllegalArgumentException("a league is made only once");
      case LeagueEntry.Joined(String account, int rating) -> joined(account, rating);
      case LeagueEntry.Left(String account) -> left(account);
      case LeagueEntry.Called _ ->
          new League(maker, terms, conduct, phase, season, members, divisions, next, true);
      case LeagueEntry.Began(int number, List<Division> begun) ->
          new League(
              maker,
              terms,
              conduct,
              Phase.RUNNING,
              number,
              begun.stream()
                  .flatMap(division -> division.accounts().stream())
                  .map(account -> new Member(account, 0, true, false))
                  .toList(),
              begun,
              next,
              false);
      case LeagueEntry.Ended ended ->
          new League(
              maker,
              terms,
              conduct,
              Phase.WAITING,
              season,
              members.stream()
                  .filter(member -> !ended.dropped().contains(member.account()))
                  .toList(),
              ended.divisions(),
              ended.next(),
              false);
      case LeagueEntry.Closed _ ->
          new League(maker, terms, conduct, Phase.CLOSED, season, members, divisions, next, false);
    };
  }

  private League joined(String account, int rating) {
    List<Member> all = new ArrayList<>(members);
    member(account)
        .ifPresentOrElse(
            known ->
                all.set(
                    all.indexOf(known), new Member(account, known.rating(), known.placed(), false)),
            () -> all.add(new Member(account, rating, false, false)));
    return with(all);
  }

  /// Who has a place may think better of it before the next season; who has none yet was never
  /// there.
  private League left(String account) {
    return with(
        members.stream()
            .filter(member -> member.placed() || !member.account().equals(account))
            .map(member ->
                member.account().equals(account)
                    ? new Member(account, member.rating(), true, true)
                    : member)
            .toList());
  }

  private League with(List<Member> all) {
    return new League(maker, terms, conduct, phase, season, all, divisions, next, called);
  }

  /// Somebody who plays, or does until the end of this season.
  public Optional<Member> member(String account) {
    return members.stream().filter(member -> member.account().equals(account)).findFirst();
  }

  /// Those who play in the next season.
  public List<Member> staying() {
    return members.stream().filter(member -> !member.left()).toList();
  }

  /// The accounts of the divisions, the highest first.
  public List<List<String>> places() {
    return divisions.stream().map(Division::accounts).toList();
  }
}
