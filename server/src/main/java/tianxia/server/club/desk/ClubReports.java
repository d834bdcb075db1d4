package tianxia.server.club.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.server.club.Club;
import tianxia.server.club.Joining;
import tianxia.server.club.Role;
import tianxia.server.message.account.rating.PersonShown;
import tianxia.server.message.club.ClubEntry;
import tianxia.server.message.club.ClubInvited;
import tianxia.server.message.club.ClubList;
import tianxia.server.message.club.ClubRow;
import tianxia.server.message.club.ClubShown;
import tianxia.server.message.news.ClubNews;
import tianxia.server.message.tournament.TournamentRow;
import tianxia.server.name.Names;
import tianxia.server.store.ClubStore;
import tianxia.server.store.ClubStore.KeptOut;
import tianxia.server.store.ClubStore.Person;
import tianxia.server.store.TournamentStore.Choice;
import tianxia.server.tournament.desk.TournamentReports;
import tianxia.server.tournament.desk.log.Reader;

/// What is told of clubs, to each reader. All methods throw when the store fails. Thread-safe.
public final class ClubReports {
  /// How somebody stands to a club who is kept out of it.
  private static final String OUT = "out";

  /// How many a list has.
  private static final int LISTED = 100;

  private final Optional<ClubStore> kept;
  private final TournamentReports tournaments;
  private final boolean on;

  /// @param on whether anybody may make or join one
  ClubReports(Optional<ClubStore> kept, TournamentReports tournaments, boolean on) {
    this.kept = kept;
    this.tournaments = tournaments;
    this.on = on;
  }

  /// The clubs that anybody may find, and the reader's.
  ///
  /// @param part what their names have in them; empty for all
  /// @param reader their account; empty for a guest
  public ClubList list(String part, String reader) {
    return new ClubList(
        kept.stream()
            .flatMap(its -> its.listed(Names.folded(part), reader, LISTED).stream())
            .map(ClubReports::row)
            .toList(),
        kept.filter(its -> !reader.isEmpty()).stream()
            .flatMap(its -> its.of(reader).stream())
            .map(ClubReports::row)
            .toList(),
        on && !reader.isEmpty() ? List.of("make") : List.of());
  }

  private static ClubRow row(ClubStore.Row row) {
    Club club = row.club();
    return new ClubRow(
        club.id(),
        club.name(),
        club.about(),
        club.joining().id(),
        club.listed(),
        row.members(),
        mine(row.mine()));
  }

  private static String mine(Optional<Role> role) {
    return role.map(Role::id).orElse("none");
  }

  /// A club, for a reader; empty if there is none that they may know of.
  public Optional<ClubShown> shown(String id, String reader) {
    Optional<Role> mine = kept.flatMap(its -> its.role(id, reader));
    return kept.flatMap(its -> its.club(id))
        .filter(club -> club.listed() || mine.isPresent())
        .map(club ->
            shown(club, new Standing(people(id), keptOut(id), mine), new Reader(reader, false)));
  }

  /// A club, for whoever runs the server.
  ///
  /// @param named its id, or its name
  public Optional<ClubShown> inspect(String named) {
    return found(named)
        .map(club ->
            shown(
                club,
                new Standing(people(club.id()), keptOut(club.id()), Optional.empty()),
                new Reader("", true)));
  }

  Optional<Club> found(String named) {
    return kept.flatMap(its -> its.club(named).or(() -> its.named(named)));
  }

  private List<Person> people(String id) {
    return kept.map(its -> its.people(id)).orElse(List.of());
  }

  private List<KeptOut> keptOut(String id) {
    return kept.map(its -> its.keptOut(id)).orElse(List.of());
  }

  /// Who stands to a club how.
  ///
  /// @param mine the reader
  private record Standing(List<Person> people, List<KeptOut> out, Optional<Role> mine) {
    boolean isOut(String account) {
      return out.stream().anyMatch(each -> each.account().equals(account));
    }
  }

  private ClubShown shown(Club club, Standing standing, Reader reader) {
    List<Person> people = standing.people();
    Optional<Role> mine = standing.mine();
    boolean organises = mine.map(Role::organises).orElse(false);
    boolean out = standing.isOut(reader.account());
    List<TournamentRow> held =
        tournaments.rows(
            reader, new Choice(Optional.empty(), Optional.empty(), Optional.of(club.id())));
    return new ClubShown(
        club.id(),
        club.name(),
        club.about(),
        club.joining().id(),
        club.listed(),
        club.made(),
        people.stream()
            .filter(each -> each.role() == Role.OWNER)
            .map(Person::name)
            .findFirst()
            .orElse(""),
        people.stream()
            .filter(each -> each.role().belongs())
            .map(each -> new ClubShown.Member(each.name(), each.role().id(), each.since()))
            .toList(),
        out ? OUT : mine(mine),
        held,
        organises || reader.host() ? Optional.of(waiting(people)) : Optional.empty(),
        organises || reader.host()
            ? Optional.of(
                standing.out().stream()
                    .map(each -> new ClubShown.Asking(each.name(), each.since()))
                    .toList())
            : Optional.empty(),
        Optional.of(club.invitation()).filter(code -> organises && !code.isEmpty()),
        out ? List.of() : may(club, mine, reader.account()));
  }

  private static List<ClubShown.Asking> waiting(List<Person> people) {
    return people.stream()
        .filter(each -> each.role() == Role.WAITING)
        .map(each -> new ClubShown.Asking(each.name(), each.since()))
        .toList();
  }

  private List<String> may(Club club, Optional<Role> mine, String reader) {
    List<String> may = new ArrayList<>();
    boolean comes = on && !reader.isEmpty() && !mine.map(Role::belongs).orElse(false);
    if (comes && club.listed() && club.joining() == Joining.OPEN) {
      may.add("join");
    }
    if (comes && club.listed() && club.joining() == Joining.ASKED && mine.isEmpty()) {
      may.add("ask");
    }
    mine.ifPresent(role -> {
      if (role != Role.OWNER) {
        may.add("leave");
      }
      if (role.organises()) {
        may.add("organise");
      }
      if (role == Role.OWNER) {
        may.add("own");
      }
    });
    return may;
  }

  /// A club as somebody sees it who is invited.
  ClubInvited invited(Club club) {
    long members = people(club.id()).stream().filter(each -> each.role().belongs()).count();
    return new ClubInvited(club.id(), club.name(), club.about(), Math.toIntExact(members));
  }

  /// What waits for an account.
  public List<ClubNews> news(String account) {
    return kept.stream()
        .flatMap(its -> its.news(account).stream())
        .map(each -> new ClubNews(each.id(), each.name(), each.waiting(), each.admitted()))
        .toList();
  }

  /// Those to which an account belongs that anybody may find: everybody may know them.
  public List<PersonShown.Club> open(String account) {
    return kept.stream()
        .flatMap(its -> its.of(account).stream())
        .filter(row -> row.club().listed() && row.mine().map(Role::belongs).orElse(false))
        .map(row -> new PersonShown.Club(row.club().id(), row.club().name()))
        .toList();
  }

  /// All to which an account belongs, or has asked to, or that it is kept out of.
  public List<ClubEntry> all(String account) {
    return kept.stream()
        .flatMap(its -> its.own(account).stream())
        .map(each ->
            new ClubEntry(
                each.id(), each.name(), each.role().map(Role::id).orElse(OUT), each.since()))
        .toList();
  }
}
