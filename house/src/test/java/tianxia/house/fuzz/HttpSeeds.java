package tianxia.house.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.testkit.Repository;

/// A request to each path of the API's description, by a seat and by an account, and some with a
/// body that is understood. No server is needed for them.
final class HttpSeeds {
  private static final String API = "server/src/main/resources/tianxia/server/openapi.json";
  private static final String OWN = "\nHost: localhost:8080\nOrigin: http://localhost:8080\n";
  private static final String SEAT = "Authorization: Bearer @seat\n";
  private static final String ACCOUNT = "Cookie: session=lin\nX-Forwarded-For: 1.2.3.4, ::1\n";
  private static final String HEX = "5a".repeat(16);

  private HttpSeeds() {}

  static List<byte[]> all() {
    return Stream.concat(paths(), bodies())
        .map(seed -> seed.getBytes(StandardCharsets.UTF_8))
        .toList();
  }

  private static Stream<String> paths() {
    List<String> seeds = new ArrayList<>();
    if (description() instanceof Members all && all.get("paths") instanceof Members paths) {
      paths
          .values()
          .forEach((path, methods) -> {
            if (methods instanceof Members each) {
              each.values().keySet().forEach(method -> seeds.addAll(requests(method, path)));
            }
          });
    }
    return seeds.stream();
  }

  private static JsonValue description() {
    try {
      return JsonValue.parse(Files.readString(Repository.root().resolve(API)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> requests(String method, String template) {
    String path = template.replace("{table}", "@table").replace("{name}", "Lin") + "?from=1&x=%20";
    String start = method.toUpperCase(Locale.ROOT) + " " + path + OWN;
    return List.of(start + SEAT + "\n{}", start + ACCOUNT + "If-None-Match: \"a\"\n\n{}");
  }

  private static Stream<String> bodies() {
    return Stream.of(
        post(
            "tables",
            ACCOUNT,
            "{\"game\":\"qin\",\"options\":{\"players\":\"2\"},\"seats\":["
                + "{\"kind\":\"me\",\"name\":\"Lin\",\"nonce\":\""
                + HEX
                + "\"},{\"kind\":\"open\"}]}"),
        post(
            "tables/@open/join",
            "Authorization: Bearer @join\n",
            "{\"name\":\"Bo\",\"commitment\":\"" + HEX + HEX + "\"}"),
        post(
            "tables/@table/commands",
            SEAT,
            "{\"type\":\"play\",\"id\":\"a\",\"seq\":1,\"actions\":[\"c4\"]}"),
        post("summaries", ACCOUNT, "{\"tables\":[{\"table\":\"@table\",\"token\":\"@seat\"}]}"),
        post("positions", ACCOUNT, "{\"game\":\"contrees\",\"events\":[],\"seat\":1}"),
        post("clubs", ACCOUNT, "{\"name\":\"Club\",\"about\":\"…\"}"),
        post("me/challengers", ACCOUNT, "{\"who\":\"friends\"}"));
  }

  private static String post(String path, String headers, String body) {
    return "POST /api/" + path + OWN + headers + "\n" + body;
  }
}
