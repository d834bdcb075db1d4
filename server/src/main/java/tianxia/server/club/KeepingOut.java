package tianxia.server.club;

import java.util.List;
import java.util.Optional;
import tianxia.server.club.ClubDecision.Reason;

/// Who may not come to a club, whoever else may: neither because it is open, nor by an invitation.
record KeepingOut(ClubLimits limits) {

  /// @param parted what it comes to that the subject is sent away
  ClubDecision keepOut(ClubSituation now, ClubDecision parted) {
    Optional<ClubDecision> refused = organisers(now);
    if (refused.isPresent()) {
      return refused.get();
    }
    if (now.concernsOneself()) {
      return new ClubDecision.Refused(now.owns() ? Reason.OWNER_STAYS : Reason.NOT_THE_OWNER);
    }
    if (now.out()) {
      return new ClubDecision.Done();
    }
    ClubDecision kept =
        now.kept() >= limits.out()
            ? new ClubDecision.Refused(Reason.TOO_MANY_KEPT_OUT)
            : new ClubDecision.Write(List.of(new ClubStep.KeepOut(now.subject())));
    return parted.and(kept);
  }

  ClubDecision letBack(ClubSituation now) {
    return organisers(now)
        .orElseGet(() ->
            now.out()
                ? new ClubDecision.Write(List.of(new ClubStep.LetBack(now.subject())))
                : new ClubDecision.Done());
  }

  private static Optional<ClubDecision> organisers(ClubSituation now) {
    return now.needs(now.organises(), Reason.NOT_AN_ORGANISER);
  }
}
