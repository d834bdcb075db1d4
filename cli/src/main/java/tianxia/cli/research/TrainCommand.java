package tianxia.cli.research;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.console.IoMessages;
import tianxia.cli.play.GameArguments;
import tianxia.training.TrainingPlans;
import tianxia.training.selfplay.Training;
import tianxia.training.selfplay.TrainingProgress;

/// `train GAME [--out DIR] [--games N]`.
@Command(
    name = "train",
    description = {
      "Trains the weights of a game's computer players from scratch, by self-play.",
      "Training started in the same folder is resumed. The same plan gives the same weights."
    })
public final class TrainCommand implements Runnable {
  /// Games between two checkpoints.
  private static final int BETWEEN = 250;

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "A game's id.")
  private String game = "";

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder for the weights; default ${DEFAULT-VALUE}.")
  private Path out = Path.of("weights");

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Stop each training after this many games, before its plan is complete.")
  private int most = Integer.MAX_VALUE;

  public TrainCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    List<Training> trainings = TrainingPlans.of(GameArguments.of(game, List.of()).game().id());
    if (trainings.isEmpty()) {
      throw new CommandError(game + " has no weights to train");
    }
    if (most < 1) {
      throw new CommandError("train: --games " + most + ": must be at least 1");
    }
    try {
      Files.createDirectories(out);
      for (Training training : trainings) {
        train(training);
      }
    } catch (IOException e) {
      throw new CommandError("train: " + out + ": " + IoMessages.with(e));
    }
  }

  private void train(Training training) throws IOException {
    Path checkpoint = out.resolve(training.name() + ".checkpoint");
    if (Files.exists(checkpoint)) {
      resume(training, checkpoint);
    }
    TrainingProgress progress = training.progress();
    int games = Math.min(most, progress.games);
    while (progress.played() < games) {
      training.step();
      if (progress.played() % BETWEEN == 0 || progress.played() == games) {
        write(checkpoint, stored(training));
        tell(training);
      }
    }
    write(out.resolve(training.name()), training.weights());
  }

  private static void resume(Training training, Path checkpoint) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(checkpoint))) {
      String plan = in.readUTF();
      if (!plan.equals(training.plan())) {
        throw new CommandError(
            checkpoint
                + " belongs to a different training plan ("
                + plan
                + "): choose another folder");
      }
      training.resume(in.readAllBytes());
    } catch (EOFException | UTFDataFormatException e) {
      throw new CommandError(checkpoint + " is not a checkpoint: choose another folder");
    }
  }

  private static byte[] stored(Training training) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeUTF(training.plan());
    out.write(training.checkpoint());
    return bytes.toByteArray();
  }

  private void tell(Training training) {
    TrainingProgress progress = training.progress();
    console.print(
        String.format(
            Locale.ROOT,
            "%s: %d of %d games, error %.4f%n",
            training.name(),
            progress.played(),
            progress.games,
            progress.loss()));
    console.flush();
  }

  /// Writes atomically, so that an interrupted write leaves no partial checkpoint.
  private static void write(Path file, byte[] bytes) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    Files.write(fresh, bytes);
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }
}
