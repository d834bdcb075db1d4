package tianxia.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// One run of the program, with its output.
public record Run(int status, String out, String err) {

  public static Run of(Object... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] words = List.of(args).stream().map(Object::toString).toArray(String[]::new);
    int status = Main.run(out, new PrintStream(err, true, StandardCharsets.UTF_8), words);
    return new Run(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /// Whether it ended as every error should: status 2, and one line on standard error.
  public boolean complained() {
    return status == 2
        && err.endsWith("\n")
        && err.indexOf('\n') == err.length() - 1
        && !err.contains("\tat ")
        && !err.contains("Exception");
  }
}
