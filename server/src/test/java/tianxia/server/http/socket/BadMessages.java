package tianxia.server.http.socket;

import java.util.List;
import java.util.SplittableRandom;

/// Messages that no well-behaved client sends: mutated valid ones, and some written by hand.
final class BadMessages {
  private static final List<String> RIGHT =
      List.of(
          "{\"type\":\"play\",\"id\":\"@\",\"seq\":1,\"actions\":[\"a1\",\"Yf7Rf8\"]}",
          "{\"type\":\"back\",\"id\":\"@\",\"seq\":2}",
          "{\"type\":\"takeback\",\"id\":\"@\",\"seq\":3}",
          "{\"type\":\"answer\",\"id\":\"@\",\"seq\":4,\"accept\":true}",
          "{\"type\":\"resign\",\"id\":\"@\",\"seq\":5}",
          "{\"type\":\"leave\",\"id\":\"@\",\"seq\":6}",
          "{\"type\":\"rematch\",\"id\":\"@\",\"seq\":7,\"nonce\":\"" + "0".repeat(32) + "\"}",
          "{\"type\":\"put-off\",\"id\":\"@\",\"seq\":1,\"until\":2147483647}",
          "{\"type\":\"preview\",\"id\":\"@\",\"seq\":8,\"actions\":[\"e5\"]}",
          "{\"type\":\"hello\",\"token\":\"AAAAAAAAAAAAAAAAAAAAAA\",\"since\":1}",
          "{\"game\":\"qin\",\"options\":{\"board\":\"bird\"},\"seats\":[{\"kind\":\"open\"}]}",
          "{\"seat\":2,\"name\":\"Zoé\",\"nonce\":\"" + "f".repeat(32) + "\"}",
          "{\"tables\":[{\"table\":\"t\",\"token\":\"u\"}]}");

  private static final List<String> VALUES =
      List.of(
          "null",
          "-1",
          "0",
          "1e9",
          "99999999999999999999",
          "1.5",
          "true",
          "\"\"",
          "\"1\"",
          "\"true\"",
          "[]",
          "[[]]",
          "[{}]",
          "{}",
          "{\"players\":[\"3\"]}",
          "{\"players\":{\"3\":3}}",
          "[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "\"<script>alert(1)</script>\"",
          "\"' or 1=1 --\"",
          "\"../../etc/passwd\"",
          "\"" + "x".repeat(5000) + "\"",
          "\"\u202eevil\"",
          "NaN");

  private final SplittableRandom random;

  BadMessages(long seed) {
    random = new SplittableRandom(seed);
  }

  /// A message in which anything may be wrong.
  String any() {
    String message = right();
    return switch (random.nextInt(6)) {
      case 0 -> message.substring(0, random.nextInt(message.length()));
      case 1 -> flipped(message);
      case 2 -> otherValue(message);
      case 3 -> message + right();
      case 4 -> noise();
      default -> message;
    };
  }

  /// A request that cannot be executed but can be answered: it has an id.
  String withId() {
    String id = "\"id\":\"x" + random.nextInt(50) + "\"";
    return switch (random.nextInt(5)) {
      case 4 -> "{\"type\":\"put-off\"," + id + ",\"seq\":1,\"until\":" + value() + "}";
      case 0 -> "{\"type\":\"play\"," + id + ",\"seq\":" + value() + ",\"actions\":[\"a1\"]}";
      case 1 -> "{\"type\":\"play\"," + id + ",\"seq\":1,\"actions\":" + value() + "}";
      case 2 -> "{\"type\":\"resign\"," + id + ",\"seq\":" + random.nextInt(1, 999_999_999) + "}";
      default -> "{\"type\":\"preview\"," + id + ",\"seq\":1,\"actions\":[\"" + noise(8) + "\"]}";
    };
  }

  /// A text used as an id, a token or a path segment.
  String name() {
    return switch (random.nextInt(4)) {
      case 0 -> noise(random.nextInt(30));
      case 1 -> "..%2f";
      case 2 -> "x".repeat(random.nextInt(1000));
      default -> "t" + random.nextInt(100);
    };
  }

  int upTo(int bound) {
    return random.nextInt(bound);
  }

  private String right() {
    return RIGHT.get(random.nextInt(RIGHT.size())).replace("@", "x" + random.nextInt(50));
  }

  /// A value that keeps the JSON syntax valid, and is nested so little that the id can be found.
  private String value() {
    List<String> simple =
        List.of("null", "-1", "0", "true", "\"\"", "[]", "{}", "[7]", "\"x\"", "\"1\"");
    return simple.get(random.nextInt(simple.size()));
  }

  private String flipped(String message) {
    StringBuilder text = new StringBuilder(message);
    for (int i = random.nextInt(5); i >= 0; i--) {
      text.setCharAt(random.nextInt(text.length()), (char) random.nextInt(1, 0x3000));
    }
    return text.toString();
  }

  private String otherValue(String message) {
    int colon = message.indexOf(':', random.nextInt(message.length()));
    int end = message.indexOf(',', colon);
    return colon < 0 || end < 0
        ? message
        : message.substring(0, colon + 1)
            + VALUES.get(random.nextInt(VALUES.size()))
            + message.substring(end);
  }

  private String noise() {
    return noise(random.nextInt(300));
  }

  private String noise(int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append((char) random.nextInt(' ', 0x7f));
    }
    return text.toString().replace("\"", "").replace("\\", "");
  }
}
