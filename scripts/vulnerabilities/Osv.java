import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Elements;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.json.JsonValue.Text;

/// A database that answers as api.osv.dev does (`POST /v1/querybatch`), asked by curl, which knows
/// this machine's proxy and certificates.
///
/// @param address such as `https://api.osv.dev`
record Osv(String address) {
  /// What the interface takes at a time.
  private static final int BATCH = 1000;

  private static final int MAX_PAGES = 20;

  /// @param ids of what is known of a component
  record Finding(String component, List<String> ids) {}

  /// @param page which of several pages of the answer, by the token that the one before had
  private record Question(String component, Optional<String> page) {
    JsonValue json() {
      Map<String, JsonValue> all = new TreeMap<>();
      all.put("package", members(Map.of("purl", new Text(component))));
      page.ifPresent(token -> all.put("page_token", new Text(token)));
      return members(all);
    }
  }

  /// What is known of components, each of which was asked for.
  ///
  /// @throws IOException in a sentence, if the answer does not speak of all of them
  List<Finding> ask(List<String> components) throws IOException, InterruptedException {
    Map<String, TreeSet<String>> found = new TreeMap<>();
    List<Question> open =
        components.stream().map(each -> new Question(each, Optional.empty())).toList();
    for (int page = 0; !open.isEmpty(); page++) {
      if (page == MAX_PAGES) {
        throw new IOException("the answer has no end");
      }
      List<Question> next = new ArrayList<>();
      for (int from = 0; from < open.size(); from += BATCH) {
        next.addAll(ask(open.subList(from, Math.min(open.size(), from + BATCH)), found));
      }
      open = next;
    }
    return found.entrySet().stream()
        .map(each -> new Finding(each.getKey(), List.copyOf(each.getValue())))
        .toList();
  }

  /// @return what is still to be asked
  private List<Question> ask(List<Question> batch, Map<String, TreeSet<String>> found)
      throws IOException, InterruptedException {
    JsonValue queries = new Elements(batch.stream().map(Question::json).toList());
    String answer = post(members(Map.of("queries", queries)).canonical());
    List<Question> more = new ArrayList<>();
    List<Members> results = results(answer, batch.size());
    for (int i = 0; i < results.size(); i++) {
      String component = batch.get(i).component();
      for (String id : ids(results.get(i))) {
        found.computeIfAbsent(component, its -> new TreeSet<>()).add(id);
      }
      if (results.get(i).get("next_page_token") instanceof Text(String token)
          && !token.isEmpty()) {
        more.add(new Question(component, Optional.of(token)));
      }
    }
    return more;
  }

  private List<Members> results(String answer, int asked) throws IOException {
    try {
      if (JsonValue.parse(answer) instanceof Members all
          && all.get("results") instanceof Elements(List<JsonValue> results)
          && results.size() == asked
          && results.stream().allMatch(Members.class::isInstance)) {
        return results.stream().map(Members.class::cast).toList();
      }
    } catch (IllegalArgumentException e) {
      throw new IOException(address + " answered with what is no JSON", e);
    }
    throw new IOException(address + " did not answer for each component");
  }

  private List<String> ids(Members result) throws IOException {
    List<String> ids = new ArrayList<>();
    switch (result.get("vulns")) {
      case JsonValue.Nothing() -> {}
      case Elements(List<JsonValue> all) -> {
        for (JsonValue each : all) {
          if (!(each instanceof Members known) || !(known.get("id") instanceof Text(String id))) {
            throw new IOException(address + " told of a vulnerability without its id");
          }
          ids.add(id);
        }
      }
      default -> throw new IOException(address + " answered in another form");
    }
    return ids;
  }

  private String post(String body) throws IOException, InterruptedException {
    Process curl =
        new ProcessBuilder(
                "curl", "--silent", "--show-error", "--fail", "--max-time", "60",
                "--header", "Content-Type: application/json", "--data-binary", "@-",
                address + "/v1/querybatch")
            .redirectErrorStream(true)
            .start();
    try (OutputStream out = curl.getOutputStream()) {
      out.write(body.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // It has ended already, and says why.
    }
    String told = new String(curl.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (curl.waitFor() != 0) {
      throw new IOException(address + " could not be asked: " + told.strip());
    }
    return told;
  }

  private static Members members(Map<String, JsonValue> values) {
    return new Members(new TreeMap<>(values));
  }
}
