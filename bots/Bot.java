import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.random.RandomGenerator;

/// A complete bot in Java that needs only the JDK (25). Its strategy is [#choose].
///
/// At a table, in the open seat of an invitation link:
///
///     java bots/Bot.java 'http://localhost:8080/t/…#join=…' [NAME]
///
/// At a table that is open to all, its address without a code will do. It plays there for an
/// account if `TIANXIA_TOKEN` in the environment is a token of that account which may play.
///
/// In the arena, with the line protocol:
///
///     ./tianxia arena qin --players 'exec:java bots/Bot.java,greedy' --games 20
public final class Bot {
  private static final int PATIENCE_MILLIS = 2_000;

  private RandomGenerator random = RandomGenerator.getDefault();

  public static void main(String[] args) throws Exception {
    if (args.length == 0) {
      new Bot().arena();
    } else {
      new Bot().table(args[0], args.length > 1 ? args[1] : "Java");
    }
  }

  /// Returns one of the frame's `legal`. `view` is what the seat may know (docs/rules); this bot
  /// ignores it and plays any legal action. Put your strategy here.
  private String choose(Map<?, ?> frame) {
    List<?> legal = (List<?>) frame.get("legal");
    return (String) legal.get(random.nextInt(legal.size()));
  }

  /// Plays one game after another over standard input and output, until the input ends.
  private void arena() throws Exception {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      Map<?, ?> message = Json.object(line);
      switch ((String) message.get("type")) {
        case "start" -> {
          random = new SplittableRandom((Long) message.get("seed"));
          System.out.println("{\"type\":\"ready\"}");
        }
        case "frame" ->
            System.out.println("{\"type\":\"play\",\"actions\":[\"" + choose(message) + "\"]}");
        default -> {} // "over" needs no answer
      }
      System.out.flush();
    }
  }

  /// Takes the open seat and plays until the game is over.
  private void table(String invitation, String name) throws Exception {
    String[] parts = invitation.split("/t/|#join=");
    String api = parts[0] + "/api/tables/" + parts[1];
    try (HttpClient http = HttpClient.newHttpClient()) {
      Share share = Share.random();
      byte[] own = new byte[18]; // chosen by the bot, so the request can be repeated
      new SecureRandom().nextBytes(own);
      String token = Base64.getUrlEncoder().encodeToString(own);
      String body =
          """
          {"name":"%s","commitment":"%s","token":"%s","program":true}"""
              .formatted(name, share.commitment(), token);
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(api + "/join"))
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString(body));
      String code =
          parts.length > 2 ? parts[2] : System.getenv().getOrDefault("TIANXIA_TOKEN", "");
      if (!code.isEmpty()) {
        request.header("Authorization", "Bearer " + code);
      }
      HttpRequest join = request.build();
      HttpResponse<String> joined = http.send(join, HttpResponse.BodyHandlers.ofString());
      while (joined.statusCode() == 429 || joined.statusCode() == 503) { // rate limit or closing
        Thread.sleep(PATIENCE_MILLIS);
        joined = http.send(join, HttpResponse.BodyHandlers.ofString());
      }
      if (joined.statusCode() != 200) {
        throw new IllegalStateException(joined.body());
      }
      Socket heard = new Socket();
      URI address = URI.create(api.replaceFirst("http", "ws") + "/socket");
      WebSocket socket = http.newWebSocketBuilder().buildAsync(address, heard).join();
      socket.sendText("{\"type\":\"hello\",\"token\":\"" + token + "\"}", true).join();
      play(socket, heard.messages, share, Json.object(joined.body()));
      socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
      socket.abort();
    }
  }

  private void play(
      WebSocket socket, BlockingQueue<String> messages, Share share, Map<?, ?> joined)
      throws Exception {
    String command = "";
    boolean revealed = false;
    while (true) {
      String text = messages.take();
      Map<?, ?> message = Json.object(text);
      if (message.get("info") instanceof Map<?, ?> info) {
        if (info.get("phase").equals("over")) {
          System.out.println("winners: " + info.get("winners"));
          return;
        }
        if (!revealed && ((List<?>) info.get("reveal")).contains(joined.get("seat"))) {
          System.out.println("noted: " + share.note(info, joined));
          String nonce = "\"nonce\":\"" + share.nonce() + "\"";
          command = "{\"type\":\"reveal\",\"id\":\"reveal\",\"seq\":1," + nonce + "}";
          socket.sendText(command, true).join();
          revealed = true;
        }
      }
      switch ((String) message.get("type")) {
        case "frame" -> {
          if (!((List<?>) message.get("legal")).isEmpty()) {
            // The id makes the command idempotent: a repeat is not executed twice.
            Object seq = message.get("seq");
            String id = "\"type\":\"play\",\"id\":\"c" + seq + "\",\"seq\":" + seq;
            String actions = "\"actions\":[\"" + choose(message) + "\"]";
            command = "{" + id + "," + actions + "}";
            socket.sendText(command, true).join();
          }
        }
        case "refused" -> {
          if (message.get("code").equals("slow-down")) {
            Thread.sleep(PATIENCE_MILLIS);
            socket.sendText(command, true).join();
          } else if (!message.get("code").equals("stale")) { // "stale": another frame follows
            throw new IllegalStateException(text);
          }
        }
        case "error" -> throw new IllegalStateException(text);
        default -> {} // "done", "table" and "thinking" need no answer
      }
    }
  }

  /// Reassembles a socket's messages.
  private static final class Socket implements WebSocket.Listener {
    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        messages.add(text.toString());
        text.setLength(0);
      }
      socket.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
      messages.add("{\"type\":\"error\",\"code\":\"closed\"}");
      return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
      messages.add("{\"type\":\"error\",\"code\":\"broken\"}");
    }
  }
}
