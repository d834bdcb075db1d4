package tianxia.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tianxia.testkit.Repository;

/// `scripts/vulnerabilities.sh`, with a server in the place of OSV and of npm's registry.
@EnabledOnOs({OS.LINUX, OS.MAC})
class VulnerabilitiesTest {
  private static final String OSV = "/v1/querybatch";
  private static final String NPM = "/-/npm/v1/security/advisories/bulk";

  private static final String BILL =
      """
      {"bomFormat":"CycloneDX","components":[
        {"name":"sound","purl":"pkg:maven/org.example/sound@1.0?type=jar"},
        {"name":"rotten","purl":"pkg:maven/org.example/rotten@1.2"},
        {"name":"own","purl":"pkg:maven/tianxia/kernel@1.0.0"}]}\
      """;

  private static final String LOCK =
      """
      {"name":"p","version":"1.0.0","lockfileVersion":3,"packages":{
        "":{"name":"p","version":"1.0.0","dependencies":{"rotten":"1.2.0"}},
        "node_modules/rotten":{"version":"1.2.0"}}}\
      """;

  private record Ended(int status, String told) {}

  @TempDir private Path folder;
  private final Map<String, List<String>> answers = new ConcurrentHashMap<>();
  private final List<String> asked = new CopyOnWriteArrayList<>();

  @SuppressWarnings("NullAway.Init")
  private HttpServer server;

  @BeforeEach
  void listen() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  /// With what the test has laid ready for its path, one after the other.
  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      asked.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
      List<String> ready = answers.getOrDefault(path, List.of());
      byte[] body = (ready.isEmpty() ? "{}" : ready.getFirst()).getBytes(StandardCharsets.UTF_8);
      if (ready.size() > 1) {
        answers.put(path, ready.subList(1, ready.size()));
      }
      exchange.getResponseHeaders().add("Content-Type", "application/json");
      exchange.sendResponseHeaders(ready.isEmpty() ? 405 : 200, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private Ended check(String file, String content) throws IOException, InterruptedException {
    return check(file, content, 1);
  }

  /// @param times how often the file is named
  private Ended check(String file, String content, int times)
      throws IOException, InterruptedException {
    Path path = Files.writeString(folder.resolve(file), content);
    String address = "http://127.0.0.1:" + server.getAddress().getPort();
    List<String> command = new ArrayList<>();
    command.add(Repository.root().resolve("scripts/vulnerabilities.sh").toString());
    command.addAll(Collections.nCopies(times, path.toString()));
    ProcessBuilder script = new ProcessBuilder(command).redirectErrorStream(true);
    script.environment().put("OSV", address);
    script.environment().put("npm_config_registry", address);
    script.environment().put("npm_config_fetch_retries", "0");
    script.environment().put("npm_config_cache", folder.resolve("cache").toString());
    Process process = script.start();
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), told);
  }

  @Test
  void whatIsKnownIsNamed() throws Exception {
    answers.put(
        OSV,
        List.of(
            "{\"results\":[{\"vulns\":[{\"id\":\"GHSA-1\"}],\"next_page_token\":\"more\"},{}]}",
            "{\"results\":[{\"vulns\":[{\"id\":\"GHSA-2\"}]}]}"));
    Ended ended = check("bill.json", BILL);
    assertThat(ended.told())
        .contains("pkg:maven/org.example/rotten@1.2: GHSA-1, GHSA-2")
        .contains("bill.json: 2 components asked for, 1 with known vulnerabilities");
    assertThat(ended.status()).isEqualTo(1);
    assertThat(asked)
        .containsExactly(
            "{\"queries\":[{\"package\":{\"purl\":\"pkg:maven/org.example/rotten@1.2\"}},"
                + "{\"package\":{\"purl\":\"pkg:maven/org.example/sound@1.0\"}}]}",
            "{\"queries\":[{\"package\":{\"purl\":\"pkg:maven/org.example/rotten@1.2\"},\"page_token\":\"more\"}]}");
  }

  @Test
  void nothingIsKnownWhereAllWasAskedFor() throws Exception {
    answers.put(OSV, List.of("{\"results\":[{},{}]}"));
    Ended ended = check("bill.json", BILL);
    assertThat(ended.told()).contains("2 components asked for, nothing known of them");
    assertThat(ended.status()).isZero();
  }

  @Test
  void aBrokenAnswerIsNone() throws Exception {
    List<String> broken =
        List.of(
            "<html>",
            "{}",
            "{\"results\":[{}]}",
            "{\"results\":[{},null]}",
            "{\"results\":[{},{\"vulns\":{}}]}",
            "{\"results\":[{},{\"vulns\":[{}]}]}");
    answers.put(OSV, broken);
    Ended ended = check("bill.json", BILL, broken.size());
    assertNotChecked(ended);
    assertThat(ended.told().split("NOT CHECKED", -1)).hasSize(broken.size() + 1);
  }

  @Test
  void aRefusalIsNone() throws Exception {
    assertNotChecked(check("bill.json", BILL));
  }

  @Test
  void nobodyThereIsNone() throws Exception {
    server.stop(0);
    assertNotChecked(check("bill.json", BILL));
  }

  @Test
  void aFileThatNamesNothingIsNone() throws Exception {
    assertNotChecked(check("bill.json", "{\"components\":[]}"));
    assertThat(asked).isEmpty();
  }

  @Test
  void npmIsAskedForTheToolsToo() throws Exception {
    assumeTrue(npmIsThere(), "npm is missing");
    assertNotChecked(check("package-lock.json", LOCK));
    answers.put(NPM, List.of("{}"));
    Ended none = check("package-lock.json", LOCK);
    assertThat(none.told()).contains("package-lock.json: asked for, nothing known");
    assertThat(none.status()).isZero();
    answers.put(
        NPM,
        List.of(
            "{\"rotten\":[{\"id\":1,\"url\":\"u\",\"title\":\"Rotten\",\"severity\":\"high\",\"vulnerable_versions\":\"<2\"}]}"));
    answers.put(
        "/rotten",
        List.of(
            "{\"name\":\"rotten\",\"versions\":{\"1.2.0\":{\"name\":\"rotten\",\"version\":\"1.2.0\"}}}"));
    Ended found = check("package-lock.json", LOCK);
    assertThat(found.told()).contains("Rotten").contains("known vulnerabilities, see above");
    assertThat(found.status()).isEqualTo(1);
  }

  private static boolean npmIsThere() throws InterruptedException {
    try {
      return new ProcessBuilder("npm", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static void assertNotChecked(Ended ended) {
    assertThat(ended.told()).contains("NOT CHECKED").doesNotContain("nothing known of them");
    assertThat(ended.status()).as(ended.told()).isEqualTo(3);
  }
}
