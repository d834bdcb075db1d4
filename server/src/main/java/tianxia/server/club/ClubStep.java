package tianxia.server.club;

/// What changes in a club.
public sealed interface ClubStep {
  /// An account stands to it as said from then on.
  record Become(String account, Role role) implements ClubStep {}

  /// An account does not belong to it any more, nor wait.
  record Part(String account) implements ClubStep {}

  /// An account may not come, until it may again.
  record KeepOut(String account) implements ClubStep {}

  /// An account may come again, as others may.
  record LetBack(String account) implements ClubStep {}

  /// Its description is another one.
  record Change(Club after) implements ClubStep {}

  /// It is no more.
  record Dissolve() implements ClubStep {}
}
