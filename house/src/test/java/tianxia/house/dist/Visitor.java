package tianxia.house.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Somebody who opens a server's page and plays.
final class Visitor implements AutoCloseable {
  private final HttpClient client = HttpClient.newHttpClient();
  private final String url;

  Visitor(String url) {
    this.url = url;
  }

  String ask(String path) throws IOException, InterruptedException {
    return ask(url + path, "", "");
  }

  /// Makes a table, plays its first legal action, gives up, and waits for a review.
  void play() throws IOException, InterruptedException {
    String tables = url + "/api/tables";
    String seat = "{\"kind\":\"me\",\"name\":\"%s\",\"nonce\":\"%032d\"}";
    String seats = seat.formatted("Mei", 1) + "," + seat.formatted("Lin", 2);
    String made = ask(tables, "", "{\"game\":\"contrees\",\"seats\":[" + seats + "]}");
    String token = found("\"tokens\":\\{\"1\":\"([^\"]+)\"", made);
    String table = tables + "/" + found("\"table\":\"([^\"]+)\"", made);
    String frame = ask(table + "/frame", token, "");
    String command =
        "{\"type\":\"play\",\"id\":\"first\",\"seq\":%s,\"actions\":[\"%s\"]}"
            .formatted(found("\"seq\":(\\d+)", frame), found("\"legal\":\\[\"([^\"]+)\"", frame));
    String done = ask(table + "/commands", token, command);
    assertThat(done).contains("\"type\":\"done\"");
    String resign =
        "{\"type\":\"resign\",\"id\":\"second\",\"seq\":%s}"
            .formatted(found("\"seq\":(\\d+)", done));
    assertThat(ask(table + "/commands", token, resign)).contains("\"type\":\"done\"");
    while (!ask(table + "/review", token, "").contains("\"review\":")) {
      Thread.onSpinWait();
    }
  }

  private String ask(String address, String token, String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address)).header("Content-Type", "application/json");
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    if (!body.isEmpty()) {
      request.POST(HttpRequest.BodyPublishers.ofString(body));
    }
    HttpResponse<String> answer =
        client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isLessThan(300);
    return answer.body();
  }

  private static String found(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertThat(matcher.find()).as(pattern + " in " + text).isTrue();
    return matcher.group(1);
  }

  @Override
  public void close() {
    client.close();
  }
}
