package tianxia.server.club;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tianxia.server.club.ClubDecision.Reason;

/// What may be done in a club, and why not.
public final class ClubRules {
  private final ClubLimits limits;

  public ClubRules(ClubLimits limits) {
    this.limits = limits;
  }

  /// The actor wants to belong to the club.
  ///
  /// @param invitation a code; empty for none
  public ClubDecision join(ClubSituation now, String invitation) {
    boolean invited = invites(now.club(), invitation);
    if (now.own().map(Role::belongs).orElse(false)) {
      return new ClubDecision.Done();
    }
    if (!invited && !now.seen()) {
      return new ClubDecision.Refused(Reason.UNKNOWN);
    }
    if (!invited && !invitation.isEmpty()) {
      return new ClubDecision.Refused(Reason.VOID);
    }
    if (now.out()) {
      return new ClubDecision.Refused(Reason.KEPT_OUT);
    }
    if (invited || now.club().listed() && now.club().joining() == Joining.OPEN) {
      return come(now, Role.MEMBER);
    }
    if (!now.club().listed() || now.club().joining() == Joining.INVITED) {
      return new ClubDecision.Refused(Reason.INVITED_ONLY);
    }
    return now.own().isPresent() ? new ClubDecision.Done() : come(now, Role.WAITING);
  }

  private ClubDecision come(ClubSituation now, Role role) {
    if (now.own().isEmpty() && now.joined() >= limits.joined()) {
      return new ClubDecision.Refused(Reason.TOO_MANY_CLUBS);
    }
    if (role.belongs() && now.members() >= limits.members()) {
      return new ClubDecision.Refused(Reason.FULL);
    }
    return !role.belongs() && now.waiting() >= limits.waiting()
        ? new ClubDecision.Refused(Reason.TOO_MANY_WAIT)
        : become(now.actor(), role);
  }

  /// Whether a code lets whoever has it in.
  public static boolean invites(Club club, String code) {
    return !club.invitation().isEmpty()
        && MessageDigest.isEqual(
            club.invitation().getBytes(StandardCharsets.UTF_8),
            code.getBytes(StandardCharsets.UTF_8));
  }

  /// An organiser lets the subject in.
  public ClubDecision admit(ClubSituation now) {
    Optional<ClubDecision> refused = now.needs(now.organises(), Reason.NOT_AN_ORGANISER);
    if (refused.isPresent()) {
      return refused.get();
    }
    if (now.other().isEmpty()) {
      return new ClubDecision.Refused(Reason.NOT_A_MEMBER);
    }
    if (now.other().get().belongs()) {
      return new ClubDecision.Done();
    }
    return now.members() >= limits.members()
        ? new ClubDecision.Refused(Reason.FULL)
        : become(now.subject(), Role.MEMBER);
  }

  /// The owner makes the subject an organiser, or a member like others.
  public ClubDecision appoint(ClubSituation now, Role role) {
    Optional<ClubDecision> refused = now.needs(now.owns(), Reason.NOT_THE_OWNER);
    if (refused.isPresent()) {
      return refused.get();
    }
    if (!now.other().map(Role::belongs).orElse(false)) {
      return new ClubDecision.Refused(Reason.NOT_A_MEMBER);
    }
    if (now.other().equals(Optional.of(role))) {
      return new ClubDecision.Done();
    }
    if (now.concernsOneself()) {
      return new ClubDecision.Refused(Reason.OWNER_STAYS);
    }
    return role == Role.ORGANISER && now.organisers() >= limits.organisers()
        ? new ClubDecision.Refused(Reason.TOO_MANY_ORGANISERS)
        : become(now.subject(), role);
  }

  /// The owner hands the club over to the subject, and is an organiser from then on.
  public ClubDecision handOver(ClubSituation now) {
    Optional<ClubDecision> refused = now.needs(now.owns(), Reason.NOT_THE_OWNER);
    if (refused.isPresent()) {
      return refused.get();
    }
    if (now.concernsOneself()) {
      return new ClubDecision.Done();
    }
    if (!now.other().map(Role::belongs).orElse(false)) {
      return new ClubDecision.Refused(Reason.NOT_A_MEMBER);
    }
    if (now.owned() >= limits.owned()) {
      return new ClubDecision.Refused(Reason.TOO_MANY_CLUBS);
    }
    boolean swap = now.other().filter(Role.ORGANISER::equals).isPresent();
    return !swap && now.organisers() >= limits.organisers()
        ? new ClubDecision.Refused(Reason.TOO_MANY_ORGANISERS)
        : new ClubDecision.Write(
            List.of(
                new ClubStep.Become(now.actor(), Role.ORGANISER),
                new ClubStep.Become(now.subject(), Role.OWNER)));
  }

  /// The subject leaves, or is sent away, or is not let in.
  public ClubDecision part(ClubSituation now) {
    if (!now.concernsOneself()) {
      Optional<ClubDecision> refused = now.needs(now.organises(), Reason.NOT_AN_ORGANISER);
      if (refused.isPresent()) {
        return refused.get();
      }
    } else if (!now.seen()) {
      return new ClubDecision.Refused(Reason.UNKNOWN);
    }
    if (now.other().isEmpty()) {
      return new ClubDecision.Done();
    }
    boolean above = now.concernsOneself() || now.owns();
    return switch (now.other().get()) {
      case OWNER -> new ClubDecision.Refused(Reason.OWNER_STAYS);
      case ORGANISER -> above ? parting(now) : new ClubDecision.Refused(Reason.NOT_THE_OWNER);
      case MEMBER, WAITING -> parting(now);
    };
  }

  /// The subject is sent away, if they are there, and may not come back.
  public ClubDecision keepOut(ClubSituation now) {
    return new KeepingOut(limits).keepOut(now, part(now));
  }

  /// The subject may come again.
  public ClubDecision letBack(ClubSituation now) {
    return new KeepingOut(limits).letBack(now);
  }

  private static ClubDecision parting(ClubSituation now) {
    return new ClubDecision.Write(List.of(new ClubStep.Part(now.subject())));
  }

  /// The owner describes the club otherwise.
  ///
  /// @param after as it is to be
  public ClubDecision change(ClubSituation now, Club after) {
    return now.needs(now.owns(), Reason.NOT_THE_OWNER)
        .orElseGet(() ->
            after.equals(now.club())
                ? new ClubDecision.Done()
                : new ClubDecision.Write(List.of(new ClubStep.Change(after))));
  }

  /// An organiser invites by a code, in the place of the one before.
  public ClubDecision invite(ClubSituation now, String code) {
    return now.needs(now.organises(), Reason.NOT_AN_ORGANISER)
        .orElseGet(() ->
            new ClubDecision.Write(List.of(new ClubStep.Change(now.club().invitingBy(code)))));
  }

  /// The owner ends it.
  public ClubDecision dissolve(ClubSituation now) {
    return now.needs(now.owns(), Reason.NOT_THE_OWNER)
        .orElseGet(() -> new ClubDecision.Write(List.of(new ClubStep.Dissolve())));
  }

  /// Who has the club when its owner's account is deleted: the organiser who is there longest, else
  /// the member.
  ///
  /// @param others all who stand to it in some way, its owner not among them
  public static Optional<String> heir(List<ClubMembership> others) {
    return others.stream()
        .filter(each -> each.role().belongs())
        .min(
            Comparator.comparingInt((ClubMembership each) -> each.role() == Role.ORGANISER ? 0 : 1)
                .thenComparingLong(ClubMembership::since)
                .thenComparing(ClubMembership::account))
        .map(ClubMembership::account);
  }

  private static ClubDecision become(String account, Role role) {
    return new ClubDecision.Write(List.of(new ClubStep.Become(account, role)));
  }
}
