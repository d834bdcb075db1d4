package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Options;
import tianxia.server.game.Pebbles;
import tianxia.server.store.Entry;
import tianxia.server.table.state.TableState;

/// Logs whose entries could be written once and no longer can.
class EarlierLogsTest {
  @Test
  void aTakebackThatWouldNeedNoAskingNowIsReplayed() {
    Pebbles game = new Pebbles();
    Entry.Made made = RandomLog.made(game, Options.of(game.options(), Map.of()), 1);
    TableState table =
        TableState.made("earlier", game, made, RandomLog.AT)
            .after(new Entry.Played("a", 1, List.of("1 take 1", "1 take 2")), RandomLog.AT + 1)
            .after(new Entry.Asked("b", 1, Optional.empty()), RandomLog.AT + 2);
    assertThat(table.takeback().orElseThrow().to()).isZero();
    Entry agreed = new Entry.Answered("c", 2, true, Optional.of(0));
    assertThat(table.after(agreed, RandomLog.AT + 3).history().ply()).isZero();
  }
}
