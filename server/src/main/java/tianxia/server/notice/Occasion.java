package tianxia.server.notice;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What somebody is told that is about no table, but about where people meet.
public enum Occasion {
  /// Somebody asks to join.
  CLUB_ASKED("/clubs/"),
  /// One was let in.
  CLUB_ADMITTED("/clubs/"),
  /// It has been played.
  TOURNAMENT_OVER("/tournament/"),
  /// It was called off before a round was played.
  TOURNAMENT_OFF("/tournament/"),
  /// A season has been played.
  LEAGUE_SEASON("/leagues/"),
  /// There are no more seasons.
  LEAGUE_OVER("/leagues/");

  private final String page;

  Occasion(String page) {
    this.page = page;
  }

  /// Its name in the store and in messages.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The page that shows it.
  ///
  /// @param about the id of the club, the tournament or the league
  String path(String about) {
    return page + about;
  }

  /// The one of this kind of notice; empty where it is about a table.
  static Optional<Occasion> of(String kind) {
    return Arrays.stream(values()).filter(each -> each.id().equals(kind)).findFirst();
  }
}
