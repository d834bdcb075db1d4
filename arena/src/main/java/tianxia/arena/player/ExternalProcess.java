package tianxia.arena.player;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tianxia.kernel.Quoted;

/// An external program that exchanges lines on standard input and output. Every failure ends in a
/// [Forfeit] with the reason; the program can neither block its caller nor exhaust its memory.
public final class ExternalProcess implements AutoCloseable {
  /// Lines longer than this, in characters, are not valid answers.
  private static final int MAX_LINE_LENGTH = 1 << 16;

  /// After this many unrequested lines its output is no longer read.
  private static final int UNREAD = 16;

  private static final int TO_LEAVE_SECONDS = 2;
  private static final int SHOWN = 160;

  /// A line of output, or how the output ended.
  private sealed interface Heard {
    record Line(String text) implements Heard {}

    record End(String why) implements Heard {}
  }

  private final Process process;
  private final BlockingQueue<String> toSay = new LinkedBlockingQueue<>();
  private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>(UNREAD);
  private volatile String complaint = "";
  private final Thread errors;

  private ExternalProcess(Process process) {
    this.process = process;
    errors = Thread.ofVirtual().start(this::hearErrors);
    Thread.ofVirtual().start(this::speak);
    Thread.ofVirtual().start(this::listen);
  }

  /// Starts a shell command.
  static ExternalProcess start(String command) {
    try {
      return new ExternalProcess(new ProcessBuilder("/bin/sh", "-c", command).start());
    } catch (IOException e) {
      throw new Forfeit("cannot be started: " + e.getMessage());
    }
  }

  /// Queues a line to be sent.
  void say(String line) {
    if (heard.peek() instanceof Heard.Line(String text)) {
      throw new Forfeit("spoke without being asked: " + shortened(text));
    }
    toSay.add(line);
  }

  /// The next line.
  ///
  /// @param millis how long to wait for it, in wall-clock time
  String answer(long millis) {
    try {
      return switch (heard.poll(millis, TimeUnit.MILLISECONDS)) {
        case null -> throw new Forfeit("silent for " + millis + " ms" + complained());
        case Heard.Line(String text) -> text;
        case Heard.End(String why) -> throw new Forfeit(why + complained());
      };
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Forfeit("interrupted");
    }
  }

  private void speak() {
    try (Writer out = process.outputWriter(StandardCharsets.UTF_8)) {
      for (String line = toSay.take(); !line.isEmpty(); line = toSay.take()) {
        out.write(line);
        out.write('\n');
        out.flush();
      }
    } catch (IOException e) {
      // It has exited or closed its input; listen() reports that to whoever waits for an answer.
      complaint = complaint.isEmpty() ? "its input is closed" : complaint;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void listen() {
    try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
      StringBuilder line = new StringBuilder();
      for (int c = in.read(); c >= 0; c = in.read()) {
        if (c == '\n') {
          heard.put(new Heard.Line(line.toString()));
          line.setLength(0);
        } else if (line.length() == MAX_LINE_LENGTH) {
          heard.put(new Heard.End("a line of more than " + MAX_LINE_LENGTH + " characters"));
          return;
        } else {
          line.append((char) c);
        }
      }
      heard.put(new Heard.End(ended()));
    } catch (IOException e) {
      heard.offer(new Heard.End("its output broke: " + e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private String ended() throws InterruptedException {
    boolean gone = process.waitFor(TO_LEAVE_SECONDS, TimeUnit.SECONDS);
    errors.join(TimeUnit.SECONDS.toMillis(TO_LEAVE_SECONDS));
    return gone ? "ended with status " + process.exitValue() : "closed its output";
  }

  /// Keeps the last line of its standard error.
  private void hearErrors() {
    try (BufferedReader in = process.errorReader(StandardCharsets.UTF_8)) {
      StringBuilder line = new StringBuilder();
      for (int c = in.read(); c >= 0; c = in.read()) {
        if (c != '\n' && c != '\r') {
          if (line.length() < MAX_LINE_LENGTH) {
            line.append((char) c);
          }
        } else if (!line.toString().isBlank()) {
          complaint = line.toString();
          line.setLength(0);
        }
      }
    } catch (IOException e) {
      complaint = complaint.isEmpty() ? "its errors can't be read: " + e.getMessage() : complaint;
    }
  }

  private String complained() {
    return complaint.isEmpty() ? "" : " (" + shortened(complaint) + ")";
  }

  /// Untrusted output, shortened to fit a table and made printable.
  public static String shortened(String text) {
    return Quoted.printable(text, SHOWN);
  }

  /// Closes its input, and kills it and its children if they do not exit.
  @Override
  public void close() {
    toSay.add("");
    try {
      if (!process.waitFor(TO_LEAVE_SECONDS, TimeUnit.SECONDS)) {
        kill();
      }
    } catch (InterruptedException e) {
      kill();
      Thread.currentThread().interrupt();
    }
  }

  /// Kills it at once, and its children.
  void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    toSay.add("");
    heard.clear();
  }
}
