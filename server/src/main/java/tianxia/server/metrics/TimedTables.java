package tianxia.server.metrics;

import java.util.Locale;
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
import tianxia.server.message.Joined;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.Withdrawal;
import tianxia.server.table.Tables;

/// Tables whose commands and streams are timed and counted.
///
/// @param tables that do the work
record TimedTables(Tables tables, Metrics metrics) implements Tables {
  private static final String DONE = "done";

  @Override
  public String freshId() {
    return tables.freshId();
  }

  @Override
  public ReserveAnswer reserve() {
    return tables.reserve();
  }

  @Override
  public MakeAnswer make(NewTable wish) {
    MakeAnswer answer = tables.make(wish);
    metrics.request(
        "make",
        switch (answer) {
          case TableMade made -> DONE;
          case Problem problem -> problem.code();
        });
    return answer;
  }

  @Override
  public JoinAnswer join(String table, String invitation, Join join) {
    JoinAnswer answer = tables.join(table, invitation, join);
    metrics.request(
        "join",
        switch (answer) {
          case Joined joined -> DONE;
          case Problem problem -> problem.code();
        });
    return answer;
  }

  @Override
  public InfoAnswer info(String table, String token) {
    return tables.info(table, token);
  }

  @Override
  public InfoAnswer inspect(String table) {
    return tables.inspect(table);
  }

  @Override
  public boolean remove(String table) {
    return tables.remove(table);
  }

  @Override
  public boolean withdraw(String table) {
    return tables.withdraw(table);
  }

  @Override
  public FrameAnswer frame(String table, String token) {
    return tables.frame(table, token);
  }

  @Override
  public FrameAnswer position(String table, String token, int ply) {
    return tables.position(table, token, ply);
  }

  @Override
  public RecordAnswer record(String table, String token) {
    return tables.record(table, token);
  }

  @Override
  public SummaryAnswer summary(String table, String token) {
    return tables.summary(table, token);
  }

  @Override
  public CommandAnswer command(String table, String token, ClientMessage.Request request) {
    long began = System.nanoTime();
    CommandAnswer answer = tables.command(table, token, request);
    String kind = request.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    metrics.command(kind, outcome(answer), System.nanoTime() - began);
    return answer;
  }

  private static String outcome(CommandAnswer answer) {
    return switch (answer) {
      case ServerMessage.Done done -> DONE;
      case ServerMessage.Previewed previewed -> "previewed";
      case ServerMessage.Refused refused -> refused.code();
      case Problem problem -> problem.code();
    };
  }

  @Override
  public Subscription subscribe(
      String table, String token, Optional<Integer> since, Optional<Heard> heard) {
    return new TimedSubscription(tables.subscribe(table, token, since, heard), metrics);
  }

  @Override
  public TalkAnswer talk(String table, String token) {
    return tables.talk(table, token);
  }

  @Override
  public InfoAnswer renew(String table, int seat, String token) {
    return tables.renew(table, seat, token);
  }

  @Override
  public boolean unsay(String table, Withdrawal withdrawal) {
    return tables.unsay(table, withdrawal);
  }

  @Override
  public Optional<String> trouble() {
    return tables.trouble();
  }

  @Override
  public void close() {
    tables.close();
  }
}
