package tianxia.server.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tianxia.server.club.ClubDecision.Reason;

/// What may be done in a club.
final class ClubRulesTest {
  private static final ClubLimits FEW = new ClubLimits(1, 2, 3, 1, 1, 1, 9, 9);
  private final ClubRules rules = new ClubRules(FEW);

  private static Club club(Joining joining, boolean listed) {
    return new Club("k1", "Lions", "", joining, listed, 7, "code");
  }

  /// Of one member and nobody who waits.
  private static ClubSituation now(
      Club club, Optional<Role> own, String subject, Optional<Role> other) {
    return new ClubSituation(club, "me", own, subject, other, 1, 0, 0, 0, 0, false, 0);
  }

  private static ClubSituation alone(Club club, Optional<Role> own) {
    return now(club, own, "me", own);
  }

  private static ClubSituation full(ClubSituation now, int members, int waiting, int joined) {
    return new ClubSituation(
        now.club(),
        now.actor(),
        now.own(),
        now.subject(),
        now.other(),
        members,
        waiting,
        FEW.organisers(),
        joined,
        FEW.owned(),
        false,
        FEW.out());
  }

  private static ClubSituation out(ClubSituation now) {
    return new ClubSituation(
        now.club(), now.actor(), now.own(), now.subject(), now.other(), 1, 0, 0, 0, 0, true, 1);
  }

  @Test
  void whoIsKeptOutComesByNoWay() {
    for (Joining joining : Joining.values()) {
      ClubSituation stranger = out(alone(club(joining, true), Optional.empty()));
      assertThat(rules.join(stranger, "")).isEqualTo(refused(Reason.KEPT_OUT));
      assertThat(rules.join(stranger, "code")).isEqualTo(refused(Reason.KEPT_OUT));
    }
    ClubSituation hidden = out(alone(club(Joining.OPEN, false), Optional.empty()));
    assertThat(rules.join(hidden, "")).isEqualTo(refused(Reason.UNKNOWN));
    assertThat(rules.join(hidden, "code")).isEqualTo(refused(Reason.KEPT_OUT));
  }

  @Test
  void anOrganiserKeepsOutWhomTheyMaySendAway() {
    Club club = club(Joining.OPEN, true);
    Optional<Role> organiser = Optional.of(Role.ORGANISER);
    ClubDecision gone =
        new ClubDecision.Write(List.of(new ClubStep.Part("bea"), new ClubStep.KeepOut("bea")));
    ClubDecision kept = new ClubDecision.Write(List.of(new ClubStep.KeepOut("bea")));
    assertThat(rules.keepOut(now(club, organiser, "bea", Optional.of(Role.MEMBER))))
        .isEqualTo(gone);
    assertThat(rules.keepOut(now(club, organiser, "bea", Optional.of(Role.WAITING))))
        .isEqualTo(gone);
    assertThat(rules.keepOut(now(club, organiser, "bea", Optional.empty()))).isEqualTo(kept);
    assertThat(rules.keepOut(now(club, organiser, "bea", Optional.of(Role.ORGANISER))))
        .isEqualTo(refused(Reason.NOT_THE_OWNER));
    assertThat(rules.keepOut(now(club, organiser, "bea", Optional.of(Role.OWNER))))
        .isEqualTo(refused(Reason.OWNER_STAYS));
    assertThat(rules.keepOut(alone(club, organiser))).isEqualTo(refused(Reason.NOT_THE_OWNER));
    assertThat(rules.keepOut(alone(club, Optional.of(Role.OWNER))))
        .isEqualTo(refused(Reason.OWNER_STAYS));
    assertThat(rules.keepOut(now(club, Optional.of(Role.MEMBER), "bea", Optional.empty())))
        .isEqualTo(refused(Reason.NOT_AN_ORGANISER));
    ClubSituation full = full(now(club, organiser, "bea", Optional.empty()), 1, 0, 0);
    assertThat(rules.keepOut(full)).isEqualTo(refused(Reason.TOO_MANY_KEPT_OUT));
    ClubSituation out = out(now(club, organiser, "bea", Optional.empty()));
    assertThat(rules.keepOut(out)).isEqualTo(new ClubDecision.Done());
    assertThat(rules.letBack(out))
        .isEqualTo(new ClubDecision.Write(List.of(new ClubStep.LetBack("bea"))));
    assertThat(rules.letBack(full)).isEqualTo(new ClubDecision.Done());
    assertThat(rules.letBack(out(alone(club, Optional.empty()))))
        .isEqualTo(refused(Reason.NOT_AN_ORGANISER));
  }

  private static ClubDecision become(String account, Role role) {
    return new ClubDecision.Write(List.of(new ClubStep.Become(account, role)));
  }

  private static ClubDecision refused(Reason reason) {
    return new ClubDecision.Refused(reason);
  }

  @ParameterizedTest
  @EnumSource
  void whoComesIsDecidedByTheClubAndByItsInvitation(Joining joining) {
    ClubSituation stranger = alone(club(joining, true), Optional.empty());
    assertThat(rules.join(stranger, ""))
        .isEqualTo(
            switch (joining) {
              case OPEN -> become("me", Role.MEMBER);
              case ASKED -> become("me", Role.WAITING);
              case INVITED -> refused(Reason.INVITED_ONLY);
            });
    assertThat(rules.join(stranger, "code")).isEqualTo(become("me", Role.MEMBER));
    assertThat(rules.join(stranger, "other")).isEqualTo(refused(Reason.VOID));
    ClubSituation hidden = alone(club(joining, false), Optional.empty());
    assertThat(rules.join(hidden, "")).isEqualTo(refused(Reason.UNKNOWN));
    assertThat(rules.join(hidden, "other")).isEqualTo(refused(Reason.UNKNOWN));
    assertThat(rules.join(hidden, "code")).isEqualTo(become("me", Role.MEMBER));
    ClubSituation waits = alone(club(joining, false), Optional.of(Role.WAITING));
    assertThat(rules.join(waits, "")).isEqualTo(refused(Reason.INVITED_ONLY));
  }

  @Test
  void noInvitationIsNoCode() {
    Club none = new Club("k1", "Lions", "", Joining.INVITED, true, 7, "");
    assertThat(ClubRules.invites(none, "")).isFalse();
    assertThat(rules.join(alone(none, Optional.empty()), ""))
        .isEqualTo(refused(Reason.INVITED_ONLY));
  }

  @Test
  void thereIsNoRoomForMoreThanFit() {
    ClubSituation open = alone(club(Joining.OPEN, true), Optional.empty());
    assertThat(rules.join(full(open, 3, 0, 0), "code")).isEqualTo(refused(Reason.FULL));
    assertThat(rules.join(full(open, 2, 0, 2), "")).isEqualTo(refused(Reason.TOO_MANY_CLUBS));
    ClubSituation asked = alone(club(Joining.ASKED, true), Optional.empty());
    assertThat(rules.join(full(asked, 1, 1, 0), "")).isEqualTo(refused(Reason.TOO_MANY_WAIT));
    // Whoever has asked counts already.
    ClubSituation waits = alone(club(Joining.OPEN, true), Optional.of(Role.WAITING));
    assertThat(rules.join(full(waits, 2, 1, 2), "")).isEqualTo(become("me", Role.MEMBER));
    ClubSituation letsIn =
        now(club(Joining.ASKED, true), Optional.of(Role.OWNER), "you", Optional.of(Role.WAITING));
    assertThat(rules.admit(letsIn)).isEqualTo(become("you", Role.MEMBER));
    assertThat(rules.admit(full(letsIn, 3, 1, 0))).isEqualTo(refused(Reason.FULL));
  }

  @ParameterizedTest
  @EnumSource
  void onlyWhoIsAboveSomebodySendsThemAway(Role other) {
    for (Role own : Role.values()) {
      ClubDecision decision =
          rules.part(now(club(Joining.OPEN, true), Optional.of(own), "you", Optional.of(other)));
      boolean above =
          own.organises() && other != Role.OWNER && (own == Role.OWNER || !other.organises());
      assertThat(decision instanceof ClubDecision.Write).as("%s %s", own, other).isEqualTo(above);
    }
    ClubDecision leaves = rules.part(alone(club(Joining.OPEN, true), Optional.of(other)));
    assertThat(leaves)
        .isEqualTo(
            other == Role.OWNER
                ? refused(Reason.OWNER_STAYS)
                : new ClubDecision.Write(List.of(new ClubStep.Part("me"))));
  }

  @Test
  void aHiddenClubIsUnknownWhateverIsTried() {
    ClubSituation stranger =
        now(club(Joining.OPEN, false), Optional.empty(), "you", Optional.of(Role.MEMBER));
    Club other = club(Joining.ASKED, true);
    assertThat(
            List.of(
                rules.admit(stranger),
                rules.appoint(stranger, Role.ORGANISER),
                rules.handOver(stranger),
                rules.part(stranger),
                rules.part(alone(club(Joining.OPEN, false), Optional.empty())),
                rules.change(stranger, other),
                rules.invite(stranger, "new"),
                rules.dissolve(stranger)))
        .containsOnly(refused(Reason.UNKNOWN));
  }

  @Test
  void theOwnerAppointsAndHandsOver() {
    ClubSituation owner =
        now(club(Joining.OPEN, true), Optional.of(Role.OWNER), "you", Optional.of(Role.MEMBER));
    assertThat(rules.appoint(owner, Role.ORGANISER)).isEqualTo(become("you", Role.ORGANISER));
    assertThat(rules.appoint(owner, Role.MEMBER)).isEqualTo(new ClubDecision.Done());
    assertThat(rules.handOver(owner))
        .isEqualTo(
            new ClubDecision.Write(
                List.of(
                    new ClubStep.Become("me", Role.ORGANISER),
                    new ClubStep.Become("you", Role.OWNER))));
    assertThat(rules.appoint(full(owner, 2, 0, 0), Role.ORGANISER))
        .isEqualTo(refused(Reason.TOO_MANY_ORGANISERS));
    assertThat(rules.handOver(full(owner, 2, 0, 0))).isEqualTo(refused(Reason.TOO_MANY_CLUBS));
    ClubSituation waits =
        now(club(Joining.OPEN, true), Optional.of(Role.OWNER), "you", Optional.of(Role.WAITING));
    assertThat(rules.handOver(waits)).isEqualTo(refused(Reason.NOT_A_MEMBER));
    ClubSituation organiser =
        now(club(Joining.OPEN, true), Optional.of(Role.ORGANISER), "you", Optional.of(Role.MEMBER));
    assertThat(rules.handOver(organiser)).isEqualTo(refused(Reason.NOT_THE_OWNER));
    assertThat(rules.dissolve(organiser)).isEqualTo(refused(Reason.NOT_THE_OWNER));
  }

  @Test
  void ofTwoDecisionsBothStandOrNone() {
    ClubDecision one = become("a", Role.MEMBER);
    ClubDecision other = become("b", Role.MEMBER);
    ClubDecision no = refused(Reason.FULL);
    ClubDecision done = new ClubDecision.Done();
    assertThat(one.and(other))
        .isEqualTo(
            new ClubDecision.Write(
                List.of(
                    new ClubStep.Become("a", Role.MEMBER), new ClubStep.Become("b", Role.MEMBER))));
    assertThat(one.and(no)).isEqualTo(no);
    assertThat(no.and(one)).isEqualTo(no);
    assertThat(done.and(one)).isEqualTo(one);
    assertThat(one.and(done)).isEqualTo(one);
  }

  @Test
  void theHeirIsTheLongestOrganiserElseTheLongestMember() {
    ClubMembership waits = new ClubMembership("w", Role.WAITING, 1);
    ClubMembership member = new ClubMembership("m", Role.MEMBER, 2);
    ClubMembership organiser = new ClubMembership("o", Role.ORGANISER, 9);
    assertThat(ClubRules.heir(List.of(waits, member, organiser))).hasValue("o");
    assertThat(ClubRules.heir(List.of(waits, member, new ClubMembership("n", Role.MEMBER, 3))))
        .hasValue("m");
    assertThat(ClubRules.heir(List.of(waits))).isEmpty();
  }
}
