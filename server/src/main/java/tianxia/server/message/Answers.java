package tianxia.server.message;

/// The possible answers to each request to the tables.
public final class Answers {
  private Answers() {}

  public sealed interface ReserveAnswer permits Commitment, Problem {}

  public sealed interface MakeAnswer permits TableMade, Problem {}

  public sealed interface JoinAnswer permits Joined, Problem {}

  public sealed interface InfoAnswer permits TableInfo, Problem {}

  public sealed interface FrameAnswer permits Frame, Problem {}

  public sealed interface RecordAnswer permits RecordText, Problem {}

  public sealed interface SummaryAnswer permits Summary, Problem {}

  public sealed interface TalkAnswer permits TalkShown, Problem {}

  public sealed interface ReviewAnswer permits ReviewShown, Problem {}

  public sealed interface PositionAnswer permits PositionReply, Problem {}

  public sealed interface PuzzleAnswer permits PuzzleShown, PuzzleJudged, Problem {}

  public sealed interface CommandAnswer
      permits ServerMessage.Done, ServerMessage.Refused, ServerMessage.Previewed, Problem {}
}
