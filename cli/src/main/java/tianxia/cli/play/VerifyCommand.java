package tianxia.cli.play;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.kernel.Game;
import tianxia.kernel.Quoted;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.server.fair.Verification;

/// `verify FILE`.
@Command(
    name = "verify",
    description = {
      "Checks that every draw in the record of a finished table follows from its secret and the players' nonces.",
      "Exit status: 0 all do; 1 the record is false (the draw or seat is printed); 2 it cannot be checked."
    })
public final class VerifyCommand implements Callable<Integer> {
  private static final int WRONG = 1;

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "A record, as downloaded.")
  private Path file = Path.of("");

  public VerifyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    RecordReader.Result.Read read = RecordFile.read(file);
    return switch (check(read.game(), read.record())) {
      case Verification.Right(int draws, int inherited, List<Integer> uncommitted) -> {
        console.print(
            file
                + ": true: "
                + draws
                + (draws == 1 ? " draw" : " draws")
                + " checked"
                + note(read.record(), inherited)
                + note(uncommitted)
                + "\n");
        yield 0;
      }
      case Verification.Wrong(int draw, String due, String found) ->
          wrong(
              draw == 0
                  ? "draw 0: the secret does not match the commitment"
                  : "draw " + draw + " is «" + found + "», not «" + due + "»");
      case Verification.WrongNonce(int seat) ->
          wrong("the nonce of seat " + seat + " does not match its commitment");
      case Verification.Unusable(String missing) ->
          throw new CommandError(file + ": cannot be checked: missing «" + missing + "»");
    };
  }

  /// Draws of another table follow from its secret.
  private static String note(GameRecord record, int inherited) {
    return record
        .headers()
        .from()
        .map(from ->
            "; plays on from table %s after %d events, whose draws (%d) were not checked"
                .formatted(Quoted.of(from.table()), from.ply(), inherited))
        .orElse("");
  }

  /// Nonces without a commitment may have been chosen to suit the draws.
  private static String note(List<Integer> uncommitted) {
    String seats = uncommitted.stream().map(String::valueOf).collect(Collectors.joining(", "));
    return uncommitted.isEmpty() ? "" : "; nonces without a commitment: seats " + seats;
  }

  private int wrong(String what) {
    console.print(file + ": false: " + what + "\n");
    return WRONG;
  }

  private static <S extends State<S>> Verification check(Game<S> game, GameRecord record) {
    return Verification.of(game, record);
  }
}
