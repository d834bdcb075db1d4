package tianxia.server.table.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Options;
import tianxia.server.digest.KeptHash;
import tianxia.server.digest.Sha256;
import tianxia.server.digest.Shown;
import tianxia.server.game.Pebbles;
import tianxia.server.message.table.SeatInfo;
import tianxia.server.store.Entry;
import tianxia.server.table.RandomLog;
import tianxia.server.table.command.TableInfos;
import tianxia.server.table.state.Occupant;
import tianxia.server.table.state.TableState;

/// Logs whose entries could be written once and no longer can, or are to be written some day.
class EarlierLogsTest {
  private static Entry.Made keeping(UnaryOperator<String> hash) {
    Pebbles game = new Pebbles();
    Entry.Made made = RandomLog.made(game, Options.of(game.options(), Map.of()), 1);
    List<Entry.Sitter> seats =
        IntStream.range(0, made.seats().size())
            .mapToObj(i -> {
              Entry.Sitter sitter = made.seats().get(i);
              return new Entry.Sitter(
                  sitter.kind(),
                  sitter.name(),
                  sitter.commitment(),
                  sitter.nonce(),
                  Optional.of(hash.apply(RandomLog.token(i + 1))),
                  sitter.level());
            })
            .toList();
    return made.with(seats);
  }

  private static void opens(Entry.Made made, String kept) {
    TableState table = TableState.made("earlier", new Pebbles(), made, RandomLog.AT);
    assertThat(table.viewer(Shown.of(RandomLog.token(2)))).hasValue(2);
    assertThat(table.viewer(Shown.of("else"))).isEmpty();
    assertThat(table.viewer(Shown.of(kept))).as("what is kept opens nothing").isEmpty();
    assertThat(table.occupant(2))
        .isInstanceOfSatisfying(
            Occupant.Person.class, person -> assertThat(person.token()).isEqualTo(kept));
  }

  @Test
  void tokensOpenTheirSeatsWhateverIsKeptOfThem() {
    String sha = KeptHash.of(RandomLog.token(2));
    assertThat(sha).startsWith("sha-256:");
    opens(keeping(KeptHash::of), sha);
    opens(keeping(Sha256::hex), sha);
    opens(keeping(KeptHash.SHA_512_256::keep), KeptHash.SHA_512_256.keep(RandomLog.token(2)));
  }

  /// Who comes last could choose a nonce by those of the others (docs/FAIRNESS.md).
  @Test
  void aNonceInClearIsNotToldWhileASeatIsOpen() {
    Entry.Made full = keeping(KeptHash::of);
    Entry.Made open = full.with(List.of(full.seats().getFirst(), new Occupant.Nobody().sitter()));
    assertThat(first(full).nonce()).isPresent();
    assertThat(first(open).nonce()).isEmpty();
    assertThat(first(open).name()).isEqualTo(first(full).name());
  }

  private static SeatInfo first(Entry.Made made) {
    TableState table = TableState.made("earlier", new Pebbles(), made, RandomLog.AT);
    return TableInfos.of(table, 0, "c").seats().getFirst();
  }

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
