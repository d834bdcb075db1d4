package tianxia.server.club.desk;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tianxia.server.account.AccountMode;
import tianxia.server.account.Accounts;
import tianxia.server.club.Club;
import tianxia.server.club.ClubCalls;
import tianxia.server.club.ClubDecision;
import tianxia.server.club.ClubLimits;
import tianxia.server.club.ClubMode;
import tianxia.server.club.ClubRules;
import tianxia.server.club.ClubSituation;
import tianxia.server.club.Joining;
import tianxia.server.club.Role;
import tianxia.server.message.Problem;
import tianxia.server.message.club.ClubInvited;
import tianxia.server.message.request.club.ClubChange;
import tianxia.server.message.request.club.NewClub;
import tianxia.server.store.ClubStore;
import tianxia.server.table.command.Tokens;
import tianxia.server.tournament.desk.TournamentReports;

/// Clubs, as people ask for them. Accounts are named by their ids. All methods throw when the store
/// fails. Thread-safe.
public final class Clubs {
  /// How long organisers hear no more of who asks to join, where they don't look.
  private static final Duration QUIET = Duration.ofHours(1);

  private static final Optional<Role> WAITS = Optional.of(Role.WAITING);

  private final boolean on;
  private final Optional<ClubStore> kept;
  private final ClubLimits limits;
  private final ClubRules rules;
  private final ClubCalls calls;
  private final InstantSource clock;
  private final ClubReports reports;
  private final ClubDoor door;
  private final SecureRandom random = new SecureRandom();

  /// @param store empty where none are kept: there are none then
  /// @param tournaments what is told of theirs
  /// @param calls by which people are told who don't look at the page
  public Clubs(
      ClubMode mode,
      Optional<ClubStore> store,
      ClubLimits limits,
      Accounts accounts,
      TournamentReports tournaments,
      ClubCalls calls,
      InstantSource clock) {
    this.kept = store.filter(its -> accounts.mode() != AccountMode.OFF);
    this.on = mode == ClubMode.ANYONE && kept.isPresent();
    this.limits = limits;
    this.rules = new ClubRules(limits);
    this.calls = calls;
    this.clock = clock;
    this.reports = new ClubReports(kept, tournaments, on);
    this.door = new ClubDoor(kept);
  }

  /// None.
  public static Clubs off(TournamentReports tournaments) {
    return new Clubs(
        ClubMode.OFF,
        Optional.empty(),
        ClubLimits.STANDARD,
        Accounts.off(),
        tournaments,
        ClubCalls.NONE,
        InstantSource.system());
  }

  /// What is told of them.
  public ClubReports reports() {
    return reports;
  }

  /// Who may have what is a club's own.
  public ClubDoor door() {
    return door;
  }

  /// What came of a wish.
  public sealed interface Outcome<T> {
    record Done<T>(T made) implements Outcome<T> {}

    record Refused<T>(Problem why) implements Outcome<T> {}
  }

  /// Makes a club.
  ///
  /// @return its id
  public Outcome<String> make(String account, NewClub wish) {
    if (!on) {
      return new Outcome.Refused<>(ClubRefusals.off());
    }
    return switch (ClubWishes.of(wish)) {
      case ClubWishes.Wrong(Problem why) -> new Outcome.Refused<>(why);
      case ClubWishes.Sound sound -> {
        Club empty =
            new Club(Tokens.table(random), "", "", Joining.INVITED, false, clock.millis(), "");
        yield switch (kept.orElseThrow().make(sound.within(empty), account, limits)) {
          case DONE -> new Outcome.Done<>(empty.id());
          case NAME_TAKEN -> new Outcome.Refused<>(ClubRefusals.nameTaken());
          case TOO_MANY ->
              new Outcome.Refused<>(ClubRefusals.tooMany("too many clubs have been made"));
        };
      }
    };
  }

  /// Somebody wants to belong to a club.
  ///
  /// @param invitation a code; empty for none
  /// @return why not
  public Optional<Problem> join(String account, String id, String invitation) {
    if (!on) {
      return Optional.of(ClubRefusals.off());
    }
    Optional<Problem> refused = decide(id, account, account, now -> rules.join(now, invitation));
    if (refused.isEmpty() && kept.flatMap(its -> its.role(id, account)).equals(WAITS)) {
      tellOrganisers(account, id);
    }
    return refused;
  }

  private void tellOrganisers(String account, String id) {
    ClubStore store = kept.orElseThrow();
    long now = clock.millis();
    if (store.telling(id, now - QUIET.toMillis(), now)) {
      store
          .club(id)
          .ifPresent(club -> calls.asked(store.organisers(id), club.id(), club.name(), account));
    }
  }

  /// An organiser lets somebody in.
  ///
  /// @return why not
  public Optional<Problem> admit(String account, String id, String other) {
    boolean waited = kept.flatMap(its -> its.role(id, other)).equals(WAITS);
    Optional<Problem> refused = decide(id, account, other, rules::admit);
    if (refused.isEmpty() && waited) {
      kept.flatMap(its -> its.club(id))
          .ifPresent(club -> calls.admitted(List.of(other), club.id(), club.name()));
    }
    return refused;
  }

  /// Its owner makes somebody an organiser, or a member like others.
  ///
  /// @return why not
  public Optional<Problem> appoint(String account, String id, String other, Role role) {
    return decide(id, account, other, now -> rules.appoint(now, role));
  }

  /// Somebody leaves, or is sent away, or is not let in.
  ///
  /// @return why not
  public Optional<Problem> part(String account, String id, String other) {
    return decide(id, account, other, rules::part);
  }

  /// An organiser keeps somebody out, and sends them away if they are there.
  ///
  /// @return why not
  public Optional<Problem> keepOut(String account, String id, String other) {
    return decide(id, account, other, rules::keepOut);
  }

  /// An organiser lets somebody come again.
  ///
  /// @return why not
  public Optional<Problem> letBack(String account, String id, String other) {
    return decide(id, account, other, rules::letBack);
  }

  /// Its owner describes it otherwise, or hands it over.
  ///
  /// @param owner who is to have it; empty where it is not handed over
  /// @return why not
  public Optional<Problem> change(
      String account, String id, ClubChange wish, Optional<String> owner) {
    return switch (ClubWishes.of(wish)) {
      case ClubWishes.Wrong(Problem why) -> Optional.of(why);
      case ClubWishes.Sound sound ->
          decide(
              id,
              account,
              owner.orElse(account),
              now -> {
                ClubDecision changed = rules.change(now, sound.within(now.club()));
                return owner.isPresent() ? changed.and(rules.handOver(now)) : changed;
              });
    };
  }

  /// An organiser invites by a fresh code; the one before is void.
  ///
  /// @return the code
  public Outcome<String> invite(String account, String id) {
    String code = Tokens.token(random);
    return decide(id, account, account, now -> rules.invite(now, code))
        .<Outcome<String>>map(Outcome.Refused::new)
        .orElseGet(() -> new Outcome.Done<>(code));
  }

  /// What an invitation is to.
  public Outcome<ClubInvited> invited(String account, String id, String code) {
    Optional<Club> club = kept.flatMap(its -> its.club(id));
    if (club.filter(its -> ClubRules.invites(its, code)).isPresent()) {
      return new Outcome.Done<>(reports.invited(club.get()));
    }
    return new Outcome.Refused<>(
        door.hidden(account, id).orElseGet(() -> ClubRefusals.of(ClubDecision.Reason.VOID)));
  }

  /// Its owner ends it.
  ///
  /// @return why not
  public Optional<Problem> dissolve(String account, String id) {
    return decide(id, account, account, rules::dissolve);
  }

  /// Whoever runs the server ends it.
  ///
  /// @param named its id, or its name
  /// @return whether there was one
  public boolean remove(String named) {
    return reports.found(named).filter(club -> kept.orElseThrow().dissolve(club.id())).isPresent();
  }

  /// Somebody has seen that they were let in.
  public void seen(String account, String id) {
    kept.ifPresent(its -> its.seen(id, account));
  }

  private Optional<Problem> decide(
      String id, String actor, String subject, Function<ClubSituation, ClubDecision> what) {
    return kept.flatMap(its -> its.decide(id, actor, subject, clock.millis(), what))
        .map(decision ->
            decision instanceof ClubDecision.Refused(ClubDecision.Reason reason)
                ? Optional.of(ClubRefusals.of(reason))
                : Optional.<Problem>empty())
        .orElseGet(() -> Optional.of(ClubRefusals.unknown()));
  }
}
