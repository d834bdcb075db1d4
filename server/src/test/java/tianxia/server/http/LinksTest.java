package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.server.account.SeatKey;
import tianxia.server.digest.KeptHash;
import tools.jackson.databind.JsonNode;

/// What a chat finds at the addresses that people paste into it.
class LinksTest {
  /// No test leaves anything behind that another one would see.
  private static House house;

  @BeforeAll
  static void open(@TempDir Path data) {
    house = new House(data);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/|Tianxia|Tianxia",
        "/rules/qin|The rules of Qin|Les règles de Qin",
        "/learn/pagoda|Learn Pagoda|Apprendre Pagoda",
        "/learn/sun-tzu/1|Learn Sun Tzu|Apprendre Sun Tzu",
        "/puzzle/contrees/1|Contrées, puzzle 1|Contrées, problème 1",
        "/best|The leaderboards of Tianxia|Les classements de Tianxia",
        "/u/nobody.of.this.name|Tianxia|Tianxia",
        "/rules/chess|Tianxia|Tianxia",
        "/puzzle/qin/99999|Tianxia|Tianxia",
        "/t/there-is-no-table|Tianxia|Tianxia",
      })
  void everyAddressHasATitleInBothLanguages(String path, String english, String french) {
    assertThat(tag(get(path), "og:title")).contains(english);
    HttpResponse<String> accepted = get(path, "Accept-Language", "fr-CA,fr;q=0.9,en;q=0.8");
    assertThat(tag(accepted, "og:title")).contains(french);
    assertThat(accepted.body()).contains("<html lang=\"fr\">");
    HttpResponse<String> named = get(path + "?lang=fr", "Accept-Language", "en");
    assertThat(tag(named, "og:title")).contains(french);
    assertThat(tag(named, "og:image").orElseThrow()).contains("?lang=fr&amp;v=");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/rules/sun-tzu", "/puzzle/pagoda/1", "/u/somebody", "/t/nothing"})
  void itsPictureIsAPicture(String path) throws IOException, InterruptedException {
    BufferedImage picture = picture(get(path));
    assertThat(picture.getWidth()).isEqualTo(1200);
    assertThat(picture.getHeight()).isEqualTo(630);
    assertThat(colours(picture)).as("colours").hasSizeGreaterThan(50);
  }

  @Test
  void anInvitationTellsWhoInvitesAndNoSecret() throws IOException, InterruptedException {
    House.Table table = house.table("qin", "me", "open");
    HttpResponse<String> page = get("/t/" + table.id());
    assertThat(tag(page, "og:title")).contains("Ada invites you to a game of Qin");
    assertThat(tag(get("/t/" + table.id(), "Accept-Language", "fr"), "og:title"))
        .contains("Ada vous invite à une partie de Qin");
    assertThat(page.body())
        .doesNotContain(table.invitation(), table.watch(), table.tokens().getFirst());
    assertThat(colours(picture(page))).hasSizeGreaterThan(50);
    assertThat(house.client().get("/api/tables/" + table.id()).statusCode())
        .as("still only for those who have a token")
        .isEqualTo(401);
  }

  @Test
  void ofAGameThatIsNotForAllOnlyTheGameIsTold() {
    House.Table table = house.table("contrees", "me", "easy");
    String page = get("/t/" + table.id()).body();
    assertThat(page).contains("A game of Contrées").doesNotContain("Ada", "Carp");
  }

  @Test
  void aListedTableIsShownAsASpectatorSeesIt() throws IOException, InterruptedException {
    String share = ",\"commitment\":\"" + "ab".repeat(32) + "\"}";
    String wish =
        "{\"game\":\"contrees\",\"listed\":true,\"seats\":[{\"kind\":\"me\",\"name\":\"Ada\""
            + share
            + ",{\"kind\":\"open\"}]}";
    JsonNode made = Client.json(house.client().post("/api/tables", wish));
    String id = made.path("info").path("table").asString();
    assertThat(tag(get("/t/" + id), "og:title")).contains("Ada invites you to a game of Contrées");
    house.client().post("/api/tables/" + id + "/join", "{\"seat\":2,\"name\":\"Bea\"" + share);
    HttpResponse<String> page = get("/t/" + id);
    assertThat(tag(page, "og:title")).contains("Contrées: Ada against Bea");
    assertThat(colours(picture(page))).hasSizeGreaterThan(50);
  }

  @Test
  void thePageAndTheServerMakeTheSameOfAWatchCode() {
    assertThat(SeatKey.look(KeptHash.of("q8tS3vXcT0uDkz5r1yQm2A")))
        .isEqualTo("f4229993ff7d9e417a83b9f2");
  }

  @Test
  void aLinkToWatchShowsThePositionAndOpensNothing() throws IOException, InterruptedException {
    House.Table table = house.table("contrees", "me", "medium");
    String look = SeatKey.look(KeptHash.of(table.watch()));
    HttpResponse<String> page = get("/t/" + table.id() + "?look=" + look);
    assertThat(tag(page, "og:title")).contains("Contrées: Ada against Crane");
    assertThat(colours(picture(page))).hasSizeGreaterThan(50);
    for (String token : List.of(look, "look:" + look)) {
      assertThat(
              house
                  .client()
                  .get(table.path("frame"), "Authorization", "Bearer " + token)
                  .statusCode())
          .isEqualTo(401);
    }
    assertThat(get("/t/" + table.id() + "?look=" + look.replace('0', '1') + "0").body())
        .contains("A game of Contrées")
        .doesNotContain("Ada");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"<script>alert(1)</script>", "\\\"onload='x'&", "עדה", "Ада", "🐉 Ada", "{name}"})
  void namesAreText(String name) throws IOException, InterruptedException {
    String wish =
        """
        {"game":"pagoda","seats":[{"kind":"me","name":"%s","commitment":"%s"},{"kind":"open"}]}
        """
            .formatted(name, "ab".repeat(32));
    JsonNode made = Client.json(house.client().post("/api/tables", wish));
    HttpResponse<String> page = get("/t/" + made.path("info").path("table").asString());
    String shown = name.replace("\\", "");
    String title = tag(page, "og:title").orElseThrow();
    assertThat(title).contains(LinkPage.escaped(shown)).doesNotContain("<", ">", "\"");
    assertThat(page.body()).doesNotContain("<script>alert");
    assertThat(colours(picture(page))).hasSizeGreaterThan(50);
  }

  @Test
  void whoReadsWithABrowserGetsThePageAsItIs() {
    HttpResponse<String> read = get("/rules/qin", "Sec-Fetch-Mode", "navigate");
    assertThat(read.body()).doesNotContain("og:title");
    assertThat(read.headers().firstValue("ETag")).isPresent();
    HttpResponse<String> shown =
        get("/rules/qin", "Sec-Fetch-Mode", "navigate", "User-Agent", "facebookexternalhit/1.1");
    assertThat(shown.body()).contains("og:title");
    assertThat(shown.headers().firstValue("Content-Security-Policy")).isPresent();
    assertThat(shown.headers().firstValue("Cache-Control")).contains("no-cache");
  }

  @Test
  void addressesAreWhole() {
    HttpResponse<String> page = get("/rules/qin");
    String origin = "http://127.0.0.1:" + house.port();
    assertThat(tag(page, "og:url")).contains(origin + "/rules/qin?lang=en");
    assertThat(tag(page, "og:image").orElseThrow()).startsWith(origin + "/pictures/rules/qin.png?");
  }

  @Test
  void anUnknownPictureIsTheHouses() throws IOException, InterruptedException {
    HttpResponse<byte[]> one = fetch("/pictures/house.png");
    assertThat(one.headers().firstValue("Cache-Control")).contains("public, max-age=300");
    assertThat(one.headers().firstValue("Cross-Origin-Resource-Policy")).contains("cross-origin");
    assertThat(fetch("/pictures/t/nothing.png").body()).isEqualTo(one.body());
  }

  private HttpResponse<String> get(String path, String... headers) {
    HttpResponse<String> page = house.client().get(path, headers);
    assertThat(page.statusCode()).isEqualTo(200);
    return page;
  }

  private static Optional<String> tag(HttpResponse<String> page, String property) {
    Matcher tag =
        Pattern.compile("property=\"" + property + "\" content=\"([^\"]*)\"").matcher(page.body());
    return tag.find() ? Optional.of(tag.group(1)) : Optional.empty();
  }

  private BufferedImage picture(HttpResponse<String> page)
      throws IOException, InterruptedException {
    URI address = URI.create(tag(page, "og:image").orElseThrow().replace("&amp;", "&"));
    HttpResponse<byte[]> picture = drawn(address.getRawPath() + "?" + address.getRawQuery());
    assertThat(picture.statusCode()).isEqualTo(200);
    assertThat(picture.headers().firstValue("Content-Type")).contains("image/png");
    return ImageIO.read(new ByteArrayInputStream(picture.body()));
  }

  /// Asks again while it is told to: a picture that takes long is kept for the next who asks.
  private HttpResponse<byte[]> drawn(String path) throws IOException, InterruptedException {
    HttpResponse<byte[]> answer = fetch(path);
    while (answer.statusCode() == 429) {
      answer = fetch(path);
    }
    return answer;
  }

  private HttpResponse<byte[]> fetch(String path) throws IOException, InterruptedException {
    URI address = URI.create("http://127.0.0.1:" + house.port() + path);
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(
          HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofByteArray());
    }
  }

  private static Set<Integer> colours(BufferedImage picture) {
    Set<Integer> colours = new HashSet<>();
    for (int y : List.of(80, 300, 420, 540)) {
      for (int x = 0; x < picture.getWidth(); x++) {
        colours.add(picture.getRGB(x, y));
      }
    }
    return colours;
  }
}
