package tianxia.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.server.fair.Verification;

/// `verify FILE`.
@Command(
    name = "verify",
    description = {
      "Checks that every draw of a finished table's record is the one that its secret and the players' nonces give.",
      "Exit status: 0 all are; 1 one is not (its number is printed); 2 the record cannot be checked."
    })
final class VerifyCommand implements Callable<Integer> {
  private static final int WRONG = 1;

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "A record, as downloaded.")
  private Path file = Path.of("");

  VerifyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    RecordReader.Result.Read read = RecordFile.read(file);
    return switch (check(read.game(), read.record())) {
      case Verification.Right(int draws, List<Integer> uncommitted) -> {
        console.print(
            file
                + ": true: "
                + draws
                + (draws == 1 ? " draw" : " draws")
                + " checked"
                + note(uncommitted)
                + "\n");
        yield 0;
      }
      case Verification.Wrong(int draw, String due, String found) ->
          wrong(
              draw == 0
                  ? "draw 0: the secret is not the one that the commitment was made to"
                  : "draw " + draw + " is «" + found + "», not «" + due + "»");
      case Verification.WrongNonce(int seat) ->
          wrong("the nonce of seat " + seat + " is not the one that it committed to");
      case Verification.Unusable(String missing) ->
          throw new CommandError(file + ": cannot be checked: it has no «" + missing + "»");
    };
  }

  /// Nonces that nobody had committed to may have been chosen.
  private static String note(List<Integer> uncommitted) {
    String seats = uncommitted.stream().map(String::valueOf).collect(Collectors.joining(", "));
    return uncommitted.isEmpty() ? "" : "; not committed to by their seats: nonces " + seats;
  }

  private int wrong(String what) {
    console.print(file + ": false: " + what + "\n");
    return WRONG;
  }

  private static <S extends State<S>> Verification check(Game<S> game, GameRecord record) {
    return Verification.of(game, record);
  }
}
