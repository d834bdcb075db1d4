package tianxia.server.store;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.server.rating.RatingRange;

/// One entry of a table's log: all that one command did. Events are written as in a record (`1
/// Yf7Rf8`, `* draw RY`). The ids of commands are included, so that a repeat is recognised after a
/// restart too. Tokens and codes are stored as the SHA-256 of their text, hexadecimal.
@Json(typeProperty = "entry")
@Json.SubTypes({
  @Json.SubType(type = Entry.Made.class, name = "made"),
  @Json.SubType(type = Entry.Joined.class, name = "joined"),
  @Json.SubType(type = Entry.Revealed.class, name = "revealed"),
  @Json.SubType(type = Entry.Played.class, name = "played"),
  @Json.SubType(type = Entry.Back.class, name = "back"),
  @Json.SubType(type = Entry.Asked.class, name = "asked"),
  @Json.SubType(type = Entry.Answered.class, name = "answered"),
  @Json.SubType(type = Entry.Resigned.class, name = "resigned"),
  @Json.SubType(type = Entry.Left.class, name = "left"),
  @Json.SubType(type = Entry.Wished.class, name = "wished"),
  @Json.SubType(type = Entry.Hinted.class, name = "hinted"),
  @Json.SubType(type = Entry.Unlisted.class, name = "unlisted"),
  @Json.SubType(type = Entry.Linked.class, name = "linked"),
  @Json.SubType(type = Entry.Elapsed.class, name = "elapsed"),
  @Json.SubType(type = Entry.TimeUp.class, name = "time-up"),
  @Json.SubType(type = Entry.Spared.class, name = "spared"),
  @Json.SubType(type = Entry.Paused.class, name = "paused"),
  @Json.SubType(type = Entry.Away.class, name = "away"),
  @Json.SubType(type = Entry.Nights.class, name = "nights"),
  @Json.SubType(type = Entry.Renewed.class, name = "renewed"),
})
public sealed interface Entry {

  /// The table was made: always the first entry, and only that.
  ///
  /// @param secret 64 hexadecimal digits
  /// @param next the table of a rematch, fixed before anybody's nonces for it are known
  /// @param invitation empty if there is no open seat
  /// @param allowed empty if it is as usual ([Allowed#USUAL])
  /// @param listed whether anybody may find the table; empty if not
  /// @param from the game from which this one plays on
  /// @param clock empty where time does not count
  /// @param rated whether the game counts for the ratings of its players; empty if not
  /// @param ratings of those who may sit down at a rated table; empty if everybody may
  /// @param tournament whose table it is; it is told how the table ends
  /// @param club whose members alone may sit down; empty if everybody may
  /// @param rules the version of the game's rules; empty for the first
  /// @param events the first draws, if nobody is waited for
  record Made(
      String game,
      Map<String, String> options,
      List<Sitter> seats,
      String secret,
      Next next,
      Optional<String> invitation,
      String watch,
      Optional<Series> series,
      Optional<Allowed> allowed,
      Optional<Boolean> listed,
      Optional<Origin> from,
      Optional<Clock> clock,
      Optional<Boolean> rated,
      Optional<RatingRange> ratings,
      Optional<OfTournament> tournament,
      Optional<String> club,
      Optional<Integer> rules,
      List<String> events)
      implements Entry {
    public Made {
      seats = List.copyOf(seats);
      events = List.copyOf(events);
    }

    /// Of no tournament and no club, and for all ratings.
    public Made(
        String game,
        Map<String, String> options,
        List<Sitter> seats,
        String secret,
        Next next,
        Optional<String> invitation,
        String watch,
        Optional<Series> series,
        Optional<Allowed> allowed,
        Optional<Boolean> listed,
        Optional<Origin> from,
        Optional<Clock> clock,
        Optional<Boolean> rated,
        List<String> events) {
      this(
          game,
          options,
          seats,
          secret,
          next,
          invitation,
          watch,
          series,
          allowed,
          listed,
          from,
          clock,
          rated,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          events);
    }

    /// Neither listed, nor from another game, nor with a clock, nor rated.
    public Made(
        String game,
        Map<String, String> options,
        List<Sitter> seats,
        String secret,
        Next next,
        Optional<String> invitation,
        String watch,
        Optional<Series> series,
        Optional<Allowed> allowed,
        List<String> events) {
      this(
          game,
          options,
          seats,
          secret,
          next,
          invitation,
          watch,
          series,
          allowed,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          events);
    }

    /// The same with its first draws.
    public Made drawing(List<String> drawn) {
      return new Made(
          game,
          options,
          seats,
          secret,
          next,
          invitation,
          watch,
          series,
          allowed,
          listed,
          from,
          clock,
          rated,
          ratings,
          tournament,
          club,
          rules,
          drawn);
    }

    /// The same as a club's.
    public Made of(Optional<String> its) {
      return new Made(
          game,
          options,
          seats,
          secret,
          next,
          invitation,
          watch,
          series,
          allowed,
          listed,
          from,
          clock,
          rated,
          ratings,
          tournament,
          its,
          rules,
          events);
    }

    /// The same with others in its seats.
    public Made with(List<Sitter> sitters) {
      return new Made(
          game,
          options,
          sitters,
          secret,
          next,
          invitation,
          watch,
          series,
          allowed,
          listed,
          from,
          clock,
          rated,
          ratings,
          tournament,
          club,
          rules,
          events);
    }

    /// The same under a version of the rules.
    public Made under(int version) {
      return new Made(
          game,
          options,
          seats,
          secret,
          next,
          invitation,
          watch,
          series,
          allowed,
          listed,
          from,
          clock,
          rated,
          ratings,
          tournament,
          club,
          Optional.of(version).filter(later -> later != 1),
          events);
    }

    /// The version of the rules by which the game is played ([tianxia.kernel.Game#rulesVersion]).
    public int rulesVersion() {
      return rules.orElse(1);
    }
  }

  /// Somebody took an open seat.
  ///
  /// @param commitment to the seat's nonce; empty in logs of earlier versions
  /// @param nonce empty until it is revealed
  /// @param program true if a program plays there; else absent
  /// @param events the first draws, if nothing more was waited for
  record Joined(
      int seat,
      String name,
      Optional<String> commitment,
      Optional<String> nonce,
      String token,
      Optional<Boolean> program,
      List<String> events)
      implements Entry {
    public Joined {
      events = List.copyOf(events);
    }
  }

  /// A seat revealed the nonce that it had committed to.
  ///
  /// @param opening the nonce
  /// @param events the first draws, if that was the last one
  record Revealed(String id, int seat, String opening, List<String> events) implements Entry {
    public Revealed {
      events = List.copyOf(events);
    }
  }

  /// A seat acted, and chance after it.
  ///
  /// @param id the command's; empty for a computer
  record Played(String id, int seat, List<String> events) implements Entry {
    public Played {
      events = List.copyOf(events);
    }
  }

  /// A seat stepped back.
  ///
  /// @param dropped which event of the line was dropped, from 0
  record Back(String id, int seat, int dropped) implements Entry {}

  /// A seat asked for a takeback.
  ///
  /// @param to how many events stand, if it was granted at once (all others are computers)
  record Asked(String id, int seat, Optional<Integer> to) implements Entry {}

  /// A seat answered such a request.
  ///
  /// @param to how many events stand, if that was the last consent needed
  record Answered(String id, int seat, boolean accept, Optional<Integer> to) implements Entry {}

  record Resigned(String id, int seat) implements Entry {}

  /// A seat was left to a computer.
  record Left(String id, int seat, String level) implements Entry {}

  /// A seat wants the next table.
  ///
  /// @param commitment to its nonce for that table; empty in logs of earlier versions, and for a
  ///   seat that adds nothing
  /// @param nonce empty until it is revealed at that table
  /// @param stands whether that was the last consent needed; the next table is made with this entry
  record Wished(
      String id, int seat, Optional<String> commitment, Optional<String> nonce, boolean stands)
      implements Entry {}

  /// A seat that is to act took a hint. The hint itself follows from the position and is not kept.
  record Hinted(String id, int seat) implements Entry {}

  /// A seat took the table off the list of those that anybody may find.
  record Unlisted(String id, int seat) implements Entry {}

  /// A seat became an account's, or ceased to be.
  ///
  /// @param account its id; empty when the account is deleted
  /// @param name the account's, as the table shows it; empty with it
  record Linked(int seat, String account, String name) implements Entry {}

  /// Time has passed since the entry before, and the clocks ran that were to run after it. Measured
  /// by a monotonic clock: what a time of day would tell is not counted.
  record Elapsed(long millis) implements Entry {}

  /// A seat's time is up.
  ///
  /// @param computer the level of the one that takes the seat; empty if the seat has lost by it
  record TimeUp(int seat, Optional<String> computer) implements Entry {}

  /// A seat's time ran out while no server was there to play on, or too soon after: it has time
  /// from now on. Only where a turn has days.
  ///
  /// @param millis how much at least
  record Spared(int seat, long millis) implements Entry {}

  /// A seat wants the clocks to stand, which they do once all persons want it; or it does not want
  /// it, or no longer.
  record Paused(String id, int seat, boolean stands) implements Entry {}

  /// A seat goes on vacation, or stays there longer. Only where a turn has days.
  ///
  /// @param days how many more; 0: its vacation ends
  record Away(String id, int seat, int days) implements Entry {}

  /// A seat says in which nights its turns are not to fall due. Only where a turn has days.
  ///
  /// @param zone a name of the IANA's database of time zones; empty for none
  record Nights(String id, int seat, String zone) implements Entry {}

  /// Whoever runs the server has put another token, or invitation, in the place of one that opens
  /// nothing any more.
  ///
  /// @param seat whose token; 0: the invitation
  /// @param token what is kept of it
  record Renewed(int seat, String token) implements Entry {}

  /// Who sits at a seat when the table is made.
  ///
  /// @param kind `open`, `person` or `computer`
  /// @param commitment for a person: to the seat's nonce; empty in logs of earlier versions
  /// @param nonce empty until it is revealed; zeros for an open seat and for a computer
  /// @param token for a person
  /// @param level for a computer
  /// @param account the id of the person's account, if the seat is one's
  /// @param program true if a program plays there for the person; else absent
  @Json
  record Sitter(
      String kind,
      String name,
      Optional<String> commitment,
      Optional<String> nonce,
      Optional<String> token,
      Optional<String> level,
      Optional<String> account,
      Optional<Boolean> program) {
    public Sitter {}

    /// Of a guest, or nobody.
    public Sitter(
        String kind,
        String name,
        Optional<String> commitment,
        Optional<String> nonce,
        Optional<String> token,
        Optional<String> level) {
      this(kind, name, commitment, nonce, token, level, Optional.empty(), Optional.empty());
    }
  }

  /// What the players have agreed on beside the rules.
  ///
  /// @param hints whether a seat may take hints
  /// @param takebacks whether decisions may be taken back
  @Json
  record Allowed(boolean hints, boolean takebacks) {
    public static final Allowed USUAL = new Allowed(false, true);
  }

  /// The game from which a table plays on.
  ///
  /// @param table where it was played
  /// @param events its first ones, in the order of its record
  @Json
  record Origin(String table, List<String> events) {
    public Origin {
      events = List.copyOf(events);
    }
  }

  /// How much time the persons have.
  ///
  /// @param kind `live`: `base` for the game, and `increment` before each turn, in milliseconds;
  ///   `days`: `base` for each turn, by the time of day, and no increment
  /// @param then what is done when a seat's time is up: `lost` or `computer`
  @Json
  record Clock(String kind, long base, long increment, String then) {
    public static final String LIVE = "live";
    public static final String DAYS = "days";
    public static final String LOST = "lost";
    public static final String COMPUTER = "computer";

    /// Whether it counts days for each turn.
    public boolean byDays() {
      return kind.equals(DAYS);
    }
  }

  /// The tournament whose table it is.
  ///
  /// @param name as it was when the table was made; empty where strangers are not to learn it
  /// @param round from 1
  @Json
  record OfTournament(String id, String name, int round) {}

  /// A table to come.
  @Json
  record Next(String table, String secret) {}

  /// Game `game` of a series of `of` (QIN-21).
  ///
  /// @param before by seat, what its player had left, summed over the games before this one
  /// @param gameOptions where the games differ: all options of the first, the second and so on, and
  ///   then from the first again
  @Json
  record Series(
      int game, int of, List<Integer> before, Optional<List<Map<String, String>>> gameOptions) {
    public Series {
      before = List.copyOf(before);
    }
  }
}
