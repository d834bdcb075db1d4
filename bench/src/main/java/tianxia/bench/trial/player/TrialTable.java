package tianxia.bench.trial.player;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/// A table, with what its players were told.
///
/// @param tokens of the seats
/// @param ledgers of the seats
/// @param acknowledged the last entry of the log that a player was told of
/// @param waiting how many of its players have a command that is not answered
public record TrialTable(
    String id,
    String game,
    List<String> tokens,
    List<Ledger> ledgers,
    AtomicInteger acknowledged,
    AtomicInteger waiting) {

  public TrialTable(String id, String game, String first, String second) {
    this(
        id,
        game,
        List.of(first, second),
        List.of(new Ledger(), new Ledger()),
        new AtomicInteger(),
        new AtomicInteger());
  }
}
