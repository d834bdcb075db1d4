package tianxia.server.table;

import java.util.Optional;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.FrameAnswer;
import tianxia.server.message.Answers.InfoAnswer;
import tianxia.server.message.Answers.JoinAnswer;
import tianxia.server.message.Answers.MakeAnswer;
import tianxia.server.message.Answers.RecordAnswer;
import tianxia.server.message.Answers.ReserveAnswer;
import tianxia.server.message.Answers.SummaryAnswer;
import tianxia.server.message.Answers.TalkAnswer;
import tianxia.server.message.Commitment;
import tianxia.server.message.Frame;
import tianxia.server.message.Joined;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.Summary;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.TalkShown;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.Withdrawal;

/// The port as between two nodes: everything that passes is serialised and parsed.
public record SerialisingTables(Tables far) implements Tables {

  private static <T> T through(Class<T> type, T message) {
    String text = Messages.write(type, message);
    return switch (Messages.read(type, text)) {
      case Messages.Parsed.Read<T>(T read) -> read;
      case Messages.Parsed.Malformed<T> wrong ->
          throw new AssertionError(text + ": " + wrong.why());
    };
  }

  private static Problem through(Problem problem) {
    return through(Problem.class, problem);
  }

  @Override
  public String freshId() {
    return far.freshId();
  }

  @Override
  public ReserveAnswer reserve() {
    return switch (far.reserve()) {
      case Commitment commitment -> through(Commitment.class, commitment);
      case Problem problem -> through(problem);
    };
  }

  @Override
  public InfoAnswer inspect(String table) {
    return switch (far.inspect(table)) {
      case TableInfo info -> through(TableInfo.class, info);
      case Problem problem -> through(problem);
    };
  }

  @Override
  public boolean remove(String table) {
    return far.remove(table);
  }

  @Override
  public boolean withdraw(String table) {
    return far.withdraw(table);
  }

  @Override
  public Optional<String> trouble() {
    return far.trouble();
  }

  @Override
  public MakeAnswer make(NewTable wish) {
    return switch (far.make(through(NewTable.class, wish))) {
      case TableMade made -> through(TableMade.class, made);
      case Problem problem -> through(problem);
    };
  }

  @Override
  public JoinAnswer join(String table, String invitation, Join join) {
    return switch (far.join(table, invitation, through(Join.class, join))) {
      case Joined joined -> through(Joined.class, joined);
      case Problem problem -> through(problem);
    };
  }

  @Override
  public InfoAnswer info(String table, String token) {
    return switch (far.info(table, token)) {
      case TableInfo info -> through(TableInfo.class, info);
      case Problem problem -> through(problem);
    };
  }

  @Override
  public FrameAnswer frame(String table, String token) {
    return frame(far.frame(table, token));
  }

  @Override
  public FrameAnswer position(String table, String token, int ply) {
    return frame(far.position(table, token, ply));
  }

  private static FrameAnswer frame(FrameAnswer answer) {
    return switch (answer) {
      case Frame frame -> (Frame) through(ServerMessage.class, frame);
      case Problem problem -> through(problem);
    };
  }

  @Override
  public RecordAnswer record(String table, String token) {
    return switch (far.record(table, token)) {
      case RecordText text -> through(RecordText.class, text);
      case Problem problem -> through(problem);
    };
  }

  @Override
  public SummaryAnswer summary(String table, String token) {
    return switch (far.summary(table, token)) {
      case Summary summary -> through(Summary.class, summary);
      case Problem problem -> through(problem);
    };
  }

  @Override
  public CommandAnswer command(String table, String token, ClientMessage.Request request) {
    ClientMessage.Request far =
        (ClientMessage.Request) through(ClientMessage.class, (ClientMessage) request);
    return switch (this.far.command(table, token, far)) {
      case Problem problem -> through(problem);
      case ServerMessage.Done done -> (CommandAnswer) through(ServerMessage.class, done);
      case ServerMessage.Refused refused -> (CommandAnswer) through(ServerMessage.class, refused);
      case ServerMessage.Previewed shown -> (CommandAnswer) through(ServerMessage.class, shown);
    };
  }

  @Override
  public TalkAnswer talk(String table, String token) {
    return switch (far.talk(table, token)) {
      case TalkShown shown -> through(TalkShown.class, shown);
      case Problem problem -> through(problem);
    };
  }

  @Override
  public InfoAnswer renew(String table, int seat, String token) {
    return switch (far.renew(table, seat, token)) {
      case TableInfo info -> through(TableInfo.class, info);
      case Problem problem -> through(problem);
    };
  }

  @Override
  public boolean unsay(String table, Withdrawal withdrawal) {
    return far.unsay(table, through(Withdrawal.class, withdrawal));
  }

  @Override
  public Subscription subscribe(
      String table, String token, Optional<Integer> since, Optional<Heard> heard) {
    Subscription stream =
        far.subscribe(table, token, since, heard.map(it -> through(Heard.class, it)));
    return new Subscription() {
      @Override
      public ServerMessage next() throws InterruptedException {
        return through(ServerMessage.class, stream.next());
      }

      @Override
      public boolean whenDue(Runnable due) {
        return stream.whenDue(due);
      }

      @Override
      public Optional<ServerMessage> take() {
        return stream.take().map(message -> through(ServerMessage.class, message));
      }

      @Override
      public Optional<ServerMessage> poll() {
        return stream.poll().map(message -> through(ServerMessage.class, message));
      }

      @Override
      public void hold() {
        stream.hold();
      }

      @Override
      public void release() {
        stream.release();
      }

      @Override
      public void resync() {
        stream.resync();
      }

      @Override
      public void close() {
        stream.close();
      }
    };
  }

  @Override
  public void close() {
    far.close();
  }
}
