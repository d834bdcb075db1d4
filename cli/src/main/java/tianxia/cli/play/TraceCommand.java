package tianxia.cli.play;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tianxia.cli.console.Console;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.kernel.record.Trace;

/// `trace [--full] FILE…`.
@Command(
    name = "trace",
    description = {
      "Prints the trace of records, in order: one line of JSON per position.",
      "Each file is checked as a whole before its first line is printed; the command stops at the first invalid one."
    })
public final class TraceCommand implements Runnable {
  private static final byte[] LINE_END = "\n".getBytes(StandardCharsets.US_ASCII);

  private final Console console;

  @Option(
      names = "--full",
      description = "Adds the legal actions, the state and the views to each line.")
  private boolean full;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Records.")
  private List<Path> files = List.of();

  public TraceCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Trace trace = new Trace(new Sha256()::prefix, full);
    for (Path file : files) {
      RecordReader.Result.Read read = RecordFile.read(file);
      print(trace, read.game(), read.record());
    }
  }

  private <S extends State<S>> void print(Trace trace, Game<S> game, GameRecord record) {
    trace.of(
        game,
        record,
        line -> {
          console.print(line.buffer(), line.length());
          console.print(LINE_END, 1);
        });
  }
}
