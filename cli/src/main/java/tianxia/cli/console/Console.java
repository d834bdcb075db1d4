package tianxia.cli.console;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/// Buffered standard output; every write failure is reported.
public final class Console {
  private static final int BUFFER = 1 << 16;

  private final OutputStream out;
  private final byte[] buffer = new byte[BUFFER];
  private int length;

  public Console(OutputStream out) {
    this.out = out;
  }

  public void print(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    print(bytes, bytes.length);
  }

  public void print(byte[] bytes, int count) {
    if (count > BUFFER - length) {
      flush();
    }
    if (count > BUFFER) {
      write(bytes, count);
    } else {
      System.arraycopy(bytes, 0, buffer, length, count);
      length += count;
    }
  }

  public void flush() {
    int count = length;
    length = 0;
    write(buffer, count);
    try {
      out.flush();
    } catch (IOException e) {
      throw closed(e);
    }
  }

  private void write(byte[] bytes, int count) {
    try {
      out.write(bytes, 0, count);
    } catch (IOException e) {
      throw closed(e);
    }
  }

  private static CommandError closed(IOException e) {
    return new CommandError("standard output: " + e.getMessage());
  }
}
