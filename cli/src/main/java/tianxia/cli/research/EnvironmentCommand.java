package tianxia.cli.research;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tianxia.arena.environment.Environment;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.console.IoMessages;
import tianxia.cli.play.GameArguments;

/// `environment GAME`.
@Command(
    name = "environment",
    description = {
      "Lets another program play all seats over standard input and output, for training and experiments.",
      "docs/RESEARCH.md describes the protocol, and how to be fast."
    })
public final class EnvironmentCommand implements Runnable {
  private static final byte[] END_OF_LINE = {'\n'};

  private final Console console;
  private final InputStream input;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game = "";

  @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game.")
  private List<String> options = new ArrayList<>();

  @Option(names = "--seed", paramLabel = "S", description = "A whole number; default 1.")
  private long seed = 1;

  @Option(names = "--games", paramLabel = "N", description = "Games played in parallel; default 1.")
  private int games = 1;

  @Option(
      names = "--compact",
      description = "Frames list legal actions by number and have no view or events.")
  private boolean compact;

  public EnvironmentCommand(Console console, InputStream input) {
    this.console = console;
    this.input = input;
  }

  @Override
  public void run() {
    GameArguments chosen = GameArguments.of(game, options);
    if (games < 1) {
      throw new CommandError("environment: --games " + games + ": must be at least 1");
    }
    Environment<?> environment =
        Environment.of(
            chosen.game(),
            chosen.options(),
            games,
            compact,
            seed,
            line -> {
              console.print(line.buffer(), line.length());
              console.print(END_OF_LINE, 1);
            });
    environment.begin();
    try {
      BufferedReader lines =
          new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
      while (true) {
        // Flush only when no further input is waiting, so that answers are batched.
        if (!lines.ready()) {
          console.flush();
        }
        String line = lines.readLine();
        if (line == null) {
          return;
        }
        environment.answer(line);
      }
    } catch (IOException e) {
      throw new CommandError("standard input: " + IoMessages.with(e));
    }
  }
}
