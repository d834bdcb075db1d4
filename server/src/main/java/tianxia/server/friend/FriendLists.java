package tianxia.server.friend;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tianxia.server.friend.FriendStore.ChallengeState;
import tianxia.server.friend.FriendStore.Kind;
import tianxia.server.friend.FriendStore.TableChallenge;
import tianxia.server.friend.FriendStore.Tie;
import tianxia.server.message.ChallengeShown;
import tianxia.server.message.Listing;
import tianxia.server.message.account.friend.FriendsShown;
import tianxia.server.message.json.Messages;

/// Makes of what is kept the lists that an account is shown: what others have said of it, it learns
/// only as far as they mean it to.
///
/// @param hidden whom it has blocked
/// @param names by ids
record FriendLists(String me, List<Tie> ties, Set<String> hidden, Map<String, String> names) {
  /// How long a challenge waits.
  static final Duration PATIENCE = Duration.ofDays(7);

  static FriendsShown of(
      String me,
      String challengers,
      List<Tie> ties,
      List<TableChallenge> challenges,
      FriendStore store) {
    Set<String> ids = new HashSet<>();
    ties.forEach(tie -> ids.addAll(List.of(tie.account(), tie.other())));
    challenges.forEach(each -> ids.addAll(List.of(each.by(), each.to())));
    Set<String> hidden = others(me, ties, Kind.BLOCKED);
    FriendLists lists = new FriendLists(me, ties, hidden, store.names(ids));
    return lists.shown(challengers, challenges);
  }

  /// Of whom an account has said something.
  private static Set<String> others(String me, List<Tie> ties, Kind kind) {
    Set<String> found = new HashSet<>();
    ties.stream()
        .filter(tie -> tie.kind() == kind && tie.account().equals(me))
        .forEach(tie -> found.add(tie.other()));
    return found;
  }

  private FriendsShown shown(String challengers, List<TableChallenge> challenges) {
    Set<String> declined = others(me, ties, Kind.DECLINED);
    return new FriendsShown(
        challengers,
        own(Kind.FRIEND),
        own(Kind.ASKED),
        ties.stream()
            .filter(tie -> tie.kind() == Kind.ASKED && tie.other().equals(me))
            .filter(tie -> !declined.contains(tie.account()) && !hidden.contains(tie.account()))
            .flatMap(tie -> known(tie.account(), tie.at()))
            .toList(),
        own(Kind.BLOCKED),
        shown(
            challenges,
            each ->
                each.to().equals(me)
                    && each.state() == ChallengeState.OPEN
                    && !hidden.contains(each.by())),
        shown(challenges, each -> each.by().equals(me)));
  }

  private List<FriendsShown.Known> own(Kind kind) {
    return ties.stream()
        .filter(tie -> tie.kind() == kind && tie.account().equals(me))
        .flatMap(tie -> known(tie.other(), tie.at()))
        .toList();
  }

  private Stream<FriendsShown.Known> known(String id, long at) {
    return Optional.ofNullable(names.get(id)).stream()
        .map(name -> new FriendsShown.Known(name, at));
  }

  private List<ChallengeShown> shown(
      List<TableChallenge> challenges, Predicate<TableChallenge> which) {
    return challenges.stream().filter(which).flatMap(this::shown).toList();
  }

  private Stream<ChallengeShown> shown(TableChallenge challenge) {
    String other = challenge.by().equals(me) ? challenge.to() : challenge.by();
    return terms(challenge)
        .flatMap(terms ->
            Optional.ofNullable(names.get(other)).stream()
                .map(name ->
                    new ChallengeShown(
                        challenge.table(),
                        name,
                        challenge.state().name().toLowerCase(Locale.ROOT),
                        challenge.at() + PATIENCE.toMillis(),
                        terms)));
  }

  /// None where another version of the program wrote them otherwise.
  private static Stream<Listing> terms(TableChallenge challenge) {
    return switch (Messages.readTolerantly(Listing.class, challenge.terms())) {
      case Messages.Parsed.Read<Listing>(Listing terms) -> Stream.of(terms);
      case Messages.Parsed.Malformed<Listing> other -> Stream.empty();
    };
  }
}
