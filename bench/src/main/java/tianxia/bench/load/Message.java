package tianxia.bench.load;

import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;

/// One message of the server, as it lies in a socket's buffer: only what a player needs is found in
/// it, without parsing it. Valid until the socket's next message.
public final class Message {
  private static final byte[] SEQ = key("\"seq\":");
  private static final byte[] PLY = key("\"ply\":");
  private static final byte[] WHOLE = key("\"whole\":true");
  private static final byte[] ID = key("\"id\":\"");
  private static final byte[] EVENT = key("{\"ply\":");
  private static final byte[] ACTOR = key(",\"actor\":");
  private static final byte[] ACTION = key(",\"action\":\"");
  private static final byte[] ACTORS = key("\"actors\":[");
  private static final byte[] LEGAL = key("\"legal\":[");
  private static final byte[] INFO = key("\"info\":{");
  private static final byte[] REVEAL = key("\"reveal\":[");
  private static final byte[] OVER = key("\"phase\":\"over\"");
  private static final byte[] CODE = key("\"code\":\"");
  private static final int TYPE_AT = "{\"type\":\"".length();

  private final byte[] bytes;
  private final int from;
  private final int to;

  /// @param bytes the buffer, which is not copied
  /// @param from where the message begins
  /// @param to where it ends
  public Message(byte[] bytes, int from, int to) {
    this.bytes = bytes;
    this.from = from;
    this.to = to;
  }

  /// Its length in bytes.
  int length() {
    return to - from;
  }

  public static byte[] key(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /// Whether its type is this one; it is its first member.
  public boolean is(byte[] type) {
    return matches(from + TYPE_AT, type) && bytes[from + TYPE_AT + type.length] == '"';
  }

  public int seq() {
    return number(after(SEQ, from));
  }

  /// Of a frame: how many events have happened.
  public int ply() {
    return number(after(PLY, from));
  }

  /// Of a frame: whether it tells all events anew.
  public boolean whole() {
    return contains(WHOLE);
  }

  /// The first id in it, of a command that is answered; empty if there is none.
  public String id() {
    int at = after(ID, from);
    return at < 0 ? "" : quoted(at);
  }

  /// Hears of the events of a frame.
  public interface Hearer {
    void happened(int ply, int actor, String action);
  }

  /// Tells the events of a frame, in order.
  public void events(Hearer hearer) {
    int end = after(ACTORS, from);
    for (int at = after(EVENT, from); at >= 0 && at < end; at = after(EVENT, at)) {
      int actor = after(ACTOR, at);
      int action = after(ACTION, actor);
      hearer.happened(number(at), number(actor), quoted(action));
    }
  }

  /// The digits from a place on; 0 if there are none.
  private int number(int start) {
    int value = 0;
    int at = start < 0 ? to : start;
    for (; at < to && bytes[at] >= '0' && bytes[at] <= '9'; at++) {
      value = 10 * value + bytes[at] - '0';
    }
    return value;
  }

  /// The first code in it, of an error or a refusal; empty if there is none.
  public String code() {
    int at = after(CODE, from);
    return at < 0 ? "" : quoted(at);
  }

  public boolean over() {
    return after(OVER, after(INFO, from)) >= 0;
  }

  /// Whether it lists seats that have to reveal their nonces, with this one among them.
  public boolean asksToReveal(int seat) {
    int at = after(REVEAL, after(INFO, from));
    for (; at < to && bytes[at] != ']'; at++) {
      if (bytes[at] == '0' + seat) {
        return true;
      }
    }
    return false;
  }

  private boolean contains(byte[] key) {
    return after(key, from) >= 0;
  }

  /// One of the legal actions, each as likely as the others; empty if there is none.
  public String anyLegal(RandomGenerator random) {
    int start = after(LEGAL, from);
    if (start < 0) {
      return "";
    }
    int quotes = 0;
    for (int i = start; bytes[i] != ']'; i++) {
      quotes += bytes[i] == '"' ? 1 : 0;
    }
    if (quotes == 0) {
      return "";
    }
    int skip = 2 * random.nextInt(quotes / 2);
    int at = start;
    while (skip > 0 || bytes[at] != '"') {
      skip -= bytes[at] == '"' ? 1 : 0;
      at++;
    }
    return quoted(at + 1);
  }

  public String text() {
    return new String(bytes, from, to - from, StandardCharsets.UTF_8);
  }

  private String quoted(int at) {
    int end = at;
    while (bytes[end] != '"') {
      end++;
    }
    return new String(bytes, at, end - at, StandardCharsets.UTF_8);
  }

  /// Where the first occurrence of a key ends; -1 if there is none, or if `start` is -1.
  private int after(byte[] key, int start) {
    if (start < 0) {
      return -1;
    }
    for (int i = start; i <= to - key.length; i++) {
      if (bytes[i] == key[0] && matches(i, key)) {
        return i + key.length;
      }
    }
    return -1;
  }

  private boolean matches(int at, byte[] key) {
    for (int i = 0; i < key.length; i++) {
      if (bytes[at + i] != key[i]) {
        return false;
      }
    }
    return true;
  }
}
