package tianxia.server.club;

import java.util.List;
import java.util.stream.Stream;

/// What comes of a wish.
public sealed interface ClubDecision {
  /// All of this, or nothing.
  record Write(List<ClubStep> steps) implements ClubDecision {
    public Write {
      steps = List.copyOf(steps);
    }
  }

  /// It is so already: nothing is to be written.
  record Done() implements ClubDecision {}

  record Refused(Reason reason) implements ClubDecision {}

  /// Both, or what is refused first.
  default ClubDecision and(ClubDecision other) {
    return switch (this) {
      case Refused refused -> refused;
      case Done _ -> other;
      case Write(List<ClubStep> steps) ->
          switch (other) {
            case Refused refused -> refused;
            case Done _ -> this;
            case Write(List<ClubStep> more) ->
                new Write(Stream.concat(steps.stream(), more.stream()).toList());
          };
    };
  }

  /// Why not.
  public enum Reason {
    /// There is no such club, or none that whoever asks may know of.
    UNKNOWN,
    /// The invitation is void.
    VOID,
    INVITED_ONLY,
    FULL,
    TOO_MANY_WAIT,
    /// The subject belongs to too many clubs, or owns too many.
    TOO_MANY_CLUBS,
    TOO_MANY_ORGANISERS,
    /// The subject may not come (back).
    KEPT_OUT,
    TOO_MANY_KEPT_OUT,
    NOT_AN_ORGANISER,
    NOT_THE_OWNER,
    /// The subject is no member, or does not wait.
    NOT_A_MEMBER,
    OWNER_STAYS,
    NAME_TAKEN
  }
}
