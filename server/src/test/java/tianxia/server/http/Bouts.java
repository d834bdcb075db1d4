package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// Games of tournaments between people with accounts.
public final class Bouts {
  public static final String NONCE = "5a".repeat(16);

  public static final String CUP =
      """
      {"name":"%s","game":"contrees","kind":"%s","rounds":3,"clock":{"base":600,"increment":5}}
      """;

  public static final String LEAGUE =
      "{\"name\":\"%s\",\"game\":\"contrees\",\"most\":4,\"clock\":{\"base\":600,\"increment\":5}}";

  private Bouts() {}

  /// The games of a tournament, as it is shown, that have no result.
  public static List<JsonNode> open(JsonNode tournament) {
    List<JsonNode> games = new ArrayList<>();
    tournament
        .path("pairings")
        .forEach(pairing ->
            pairing
                .path("games")
                .forEach(game -> {
                  if (game.path("result").isMissingNode()) {
                    games.add(game);
                  }
                }));
    return games;
  }

  private static void join(Member who, String table) {
    HttpResponse<String> joined =
        who.send(
            "POST",
            "/api/tables/" + table + "/join",
            "session",
            "{\"name\":\"x\",\"nonce\":\"" + NONCE + "\"}");
    assertThat(joined.statusCode()).as(joined.body()).isEqualTo(200);
  }

  private static void resign(Member who, String table) {
    String command = "{\"type\":\"resign\",\"id\":\"r1\",\"seq\":1}";
    HttpResponse<String> done =
        who.send("POST", "/api/tables/" + table + "/commands", "session", command);
    assertThat(done.body()).contains("\"done\"");
  }

  /// Both sit down, and the one with the later name resigns.
  public static void play(List<Member> members, JsonNode game) {
    List<Member> seats = new ArrayList<>();
    game.path("players")
        .forEach(name ->
            seats.add(
                members.stream()
                    .filter(member -> member.name().equals(name.asString()))
                    .findFirst()
                    .orElseThrow()));
    String table = game.path("table").asString();
    seats.forEach(seat -> join(seat, table));
    resign(
        seats.get(0).name().compareTo(seats.get(1).name()) > 0 ? seats.get(0) : seats.get(1),
        table);
  }
}
