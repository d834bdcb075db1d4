package tianxia.cluster;

import java.util.Optional;
import org.junit.jupiter.api.Timeout;
import tianxia.server.lobby.Lobby;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.FrameAnswer;
import tianxia.server.message.Answers.InfoAnswer;
import tianxia.server.message.Answers.JoinAnswer;
import tianxia.server.message.Answers.MakeAnswer;
import tianxia.server.message.Answers.RecordAnswer;
import tianxia.server.message.Answers.ReserveAnswer;
import tianxia.server.message.Answers.SummaryAnswer;
import tianxia.server.message.Answers.TalkAnswer;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.Withdrawal;
import tianxia.server.store.Store;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.Spread;
import tianxia.server.table.TableLimits;
import tianxia.server.table.Tables;
import tianxia.server.table.log.TablesContract;
import tianxia.server.table.node.LocalTables;

/// The contract through a node that may own the table or not.
@Timeout(120)
class ClusterTablesTest extends TablesContract {
  private final SpreadStore store = new SpreadStore();

  @Override
  protected Store open() {
    return store;
  }

  /// Two nodes have one table by turns, not at a time.
  @Override
  protected void anEarlierOwnerGivesWay() {}

  private static final class SpreadStore extends SharedMemoryStore implements Spread {
    @Override
    public Tables over(LocalTables local) {
      Lobby lobby = Lobby.start(TableLimits.standard().listedInAll(), new Unbroken());
      Tables first =
          new PekkoProvider()
              .join(TestNode.freeAddress(), Optional.empty(), local, lobby, this, new Unbroken());
      return new Far(first, new TestNode(this), lobby);
    }
  }

  /// All tables, through the second node.
  private record Far(Tables first, TestNode second, Lobby lobby) implements Tables {
    private Tables far() {
      return second.tables();
    }

    @Override
    public String freshId() {
      return far().freshId();
    }

    @Override
    public ReserveAnswer reserve() {
      return far().reserve();
    }

    @Override
    public MakeAnswer make(NewTable wish) {
      return far().make(wish);
    }

    @Override
    public JoinAnswer join(String table, String invitation, Join join) {
      return far().join(table, invitation, join);
    }

    @Override
    public InfoAnswer info(String table, String token) {
      return far().info(table, token);
    }

    @Override
    public InfoAnswer inspect(String table) {
      return far().inspect(table);
    }

    @Override
    public boolean remove(String table) {
      return far().remove(table);
    }

    @Override
    public boolean withdraw(String table) {
      return far().withdraw(table);
    }

    @Override
    public FrameAnswer frame(String table, String token) {
      return far().frame(table, token);
    }

    @Override
    public FrameAnswer position(String table, String token, int ply) {
      return far().position(table, token, ply);
    }

    @Override
    public RecordAnswer record(String table, String token) {
      return far().record(table, token);
    }

    @Override
    public SummaryAnswer summary(String table, String token) {
      return far().summary(table, token);
    }

    @Override
    public CommandAnswer command(String table, String token, ClientMessage.Request request) {
      return far().command(table, token, request);
    }

    @Override
    public TalkAnswer talk(String table, String token) {
      return far().talk(table, token);
    }

    @Override
    public InfoAnswer renew(String table, int seat, String token) {
      return far().renew(table, seat, token);
    }

    @Override
    public boolean unsay(String table, Withdrawal withdrawal) {
      return far().unsay(table, withdrawal);
    }

    @Override
    public Subscription subscribe(
        String table, String token, Optional<Integer> since, Optional<Heard> heard) {
      return far().subscribe(table, token, since, heard);
    }

    @Override
    public Optional<String> trouble() {
      return far().trouble();
    }

    @Override
    public void close() {
      second.close();
      first.close();
      lobby.close();
    }
  }
}
