package tianxia.server.lobby;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tianxia.server.message.Listing;

/// The listed tables, and which of them have players present. Not thread-safe.
final class Places {
  /// Oldest first, so that a new table comes last.
  private static final Comparator<Listing> OLDEST =
      Comparator.comparingLong(Listing::since).thenComparing(Listing::table);

  /// A listed table.
  ///
  /// @param until when it expires, in nanoseconds, unless somebody is present
  private record Place(Listing listing, boolean present, long until) {
    Place presentUntil(long moment) {
      return new Place(listing, present, moment - until > 0 ? moment : until);
    }

    Place absent(long moment) {
      return present ? new Place(listing, false, until).presentUntil(moment) : this;
    }
  }

  private final int most;
  private final int watched;
  private final Map<String, Place> places = new HashMap<>();

  /// @param most maximum number of open tables listed
  /// @param watched maximum number of tables in play shown
  Places(int most, int watched) {
    this.most = most;
    this.watched = watched;
  }

  /// Whether there is room for one more open table.
  ///
  /// @param elsewhere what other nodes list, by id
  boolean admits(Map<String, Listing> elsewhere) {
    return beside(elsewhere).values().stream().filter(Listing::open).count() < most;
  }

  private Map<String, Listing> beside(Map<String, Listing> elsewhere) {
    Map<String, Listing> all = new HashMap<>(elsewhere);
    places.forEach((id, place) -> all.put(id, place.listing()));
    return all;
  }

  /// Whether a table may be entered, with those of this node alone: one that comes from another
  /// node is still listed there. More tables are in play than are shown: which of them began last
  /// changes.
  private boolean hasRoom(Listing listing) {
    return listing.open() ? admits(Map.of()) : places.size() < 2 * most;
  }

  /// @param present whether one of its players has a stream
  /// @param grace how long it stays once nobody has
  void show(Listing listing, boolean present, long now, Duration grace) {
    Place before = places.get(listing.table());
    if (before != null) {
      Place known = present ? before : before.absent(now + grace.toNanos());
      places.put(listing.table(), new Place(listing, present, known.until()));
    } else if (present && hasRoom(listing)) {
      places.put(listing.table(), new Place(listing, true, now));
    }
  }

  /// A player has sent a request and counts as present for a while.
  void heard(Listing listing, long now, Duration presence) {
    Place before = places.get(listing.table());
    if (before != null || hasRoom(listing)) {
      boolean present = before != null && before.present();
      long until = before == null ? now : before.until();
      places.put(
          listing.table(),
          new Place(listing, present, until).presentUntil(now + presence.toNanos()));
    }
  }

  void left(String table, long now, Duration grace) {
    places.computeIfPresent(table, (id, place) -> place.absent(now + grace.toNanos()));
  }

  void remove(String table) {
    places.remove(table);
  }

  /// Other nodes own these tables now. Where nobody is present at one here, it is listed only for
  /// those who might come back, and it is there that they do.
  void giveWay(Set<String> tables) {
    tables.forEach(id -> places.computeIfPresent(id, (t, place) -> place.present() ? place : null));
  }

  /// Drops the tables that everybody has left.
  void expire(long now) {
    places.values().removeIf(place -> !place.present() && place.until() - now <= 0);
  }

  /// By club, and under an empty text those that are no club's: all open tables, then the tables in
  /// play that began last.
  ///
  /// @param elsewhere what other nodes list, by id
  Map<String, List<Listing>> shown(Map<String, Listing> elsewhere) {
    Map<String, List<Listing>> byClub = new HashMap<>();
    beside(elsewhere)
        .values()
        .forEach(each ->
            byClub.computeIfAbsent(each.club().orElse(""), club -> new ArrayList<>()).add(each));
    byClub.replaceAll((club, all) -> sorted(all));
    return byClub;
  }

  /// What is shown of these tables alone, of all clubs.
  List<Listing> own() {
    return shown(Map.of()).values().stream().flatMap(List::stream).sorted(OLDEST).toList();
  }

  private List<Listing> sorted(List<Listing> listings) {
    List<Listing> all = new ArrayList<>();
    List<Listing> played = new ArrayList<>();
    listings.forEach(each -> (each.open() ? all : played).add(each));
    all.sort(OLDEST);
    played.sort(OLDEST.reversed());
    all.addAll(played.subList(0, Math.min(watched, played.size())));
    return all;
  }
}
