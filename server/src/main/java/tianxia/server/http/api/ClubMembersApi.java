package tianxia.server.http.api;

import java.util.List;
import java.util.function.Function;
import tianxia.server.club.Role;
import tianxia.server.club.desk.Clubs;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Route;
import tianxia.server.message.Problem;
import tianxia.server.message.club.ClubInvited;
import tianxia.server.message.request.club.ClubInvitation;
import tianxia.server.message.request.club.ClubJoin;
import tianxia.server.message.request.club.ClubRole;

/// The part of the API that concerns who belongs to a club.
///
/// @param visits who asks
record ClubMembersApi(Clubs clubs, ClubVisits visits) {
  private static final String MEMBER = ClubApi.ONE + "/members/{name}";
  private static final String OUT = ClubApi.ONE + "/kept-out/{name}";

  List<Route> routes() {
    return List.of(
        new Route("POST", ClubApi.ONE + "/members", (c, p) -> join(c, p.getFirst())),
        new Route("POST", MEMBER, (c, p) -> admit(c, p.getFirst(), p.getLast())),
        visits.own("DELETE", MEMBER, (me, p) -> other(p, other -> part(me, p.getFirst(), other))),
        visits.own("POST", OUT, (me, p) -> other(p, other -> keepOut(me, p.getFirst(), other))),
        visits.own("DELETE", OUT, (me, p) -> other(p, other -> letBack(me, p.getFirst(), other))),
        visits.own("POST", ClubApi.ONE + "/invitation", (me, p) -> invite(me, p.getFirst())),
        new Route(
            "POST",
            ClubApi.ONE + "/invited",
            (c, p) -> visits.paced(c, () -> invited(c, p.getFirst()))),
        visits.own(
            "POST",
            ClubApi.ONE + "/seen",
            (me, p) -> {
              clubs.seen(me, p.getFirst());
              return ClubVisits.DONE;
            }));
  }

  private Answer join(Call call, String id) {
    return visits.paced(
        call,
        () ->
            visits.spoken(
                call,
                me ->
                    Answer.reading(
                        ClubJoin.class,
                        call,
                        wish ->
                            clubs
                                .join(me, id, wish.invitation().orElse(""))
                                .map(Answer::of)
                                .orElseGet(() -> visits.shown(id, me)))));
  }

  private Answer admit(Call call, String id, String name) {
    return visits.paced(
        call,
        () -> {
          String me = visits.signedIn(call);
          return Answer.reading(
              ClubRole.class,
              call,
              wish ->
                  visits
                      .person(name)
                      .map(other ->
                          wish.role()
                              .map(role -> clubs.appoint(me, id, other, role(role)))
                              .orElseGet(() -> clubs.admit(me, id, other))
                              .map(Answer::of)
                              .orElseGet(() -> visits.shown(id, me)))
                      .orElseGet(ClubVisits::unknownPerson));
        });
  }

  private static Role role(String id) {
    return id.equals("organiser") ? Role.ORGANISER : Role.MEMBER;
  }

  private Answer other(List<String> path, Function<String, Answer> then) {
    return visits.person(path.getLast()).map(then).orElseGet(ClubVisits::unknownPerson);
  }

  private Answer part(String me, String id, String other) {
    return ClubVisits.gone(clubs.part(me, id, other));
  }

  private Answer keepOut(String me, String id, String other) {
    return ClubVisits.gone(clubs.keepOut(me, id, other));
  }

  private Answer letBack(String me, String id, String other) {
    return ClubVisits.gone(clubs.letBack(me, id, other));
  }

  private Answer invite(String me, String id) {
    return switch (clubs.invite(me, id)) {
      case Clubs.Outcome.Done<String>(String code) ->
          Answer.of(201, ClubInvitation.class, new ClubInvitation(code));
      case Clubs.Outcome.Refused<String>(Problem why) -> Answer.of(why);
    };
  }

  private Answer invited(Call call, String id) {
    return Answer.reading(
        ClubInvitation.class,
        call,
        wish ->
            switch (clubs.invited(visits.reader(call), id, wish.invitation())) {
              case Clubs.Outcome.Done<ClubInvited>(ClubInvited shown) ->
                  Answer.of(200, ClubInvited.class, shown);
              case Clubs.Outcome.Refused<ClubInvited>(Problem why) -> Answer.of(why);
            });
  }
}
