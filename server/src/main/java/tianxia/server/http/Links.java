package tianxia.server.http;

import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Locale;
import java.util.Optional;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.http.api.Services;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.RateLimits.Kind;
import tianxia.server.link.LinkCard;
import tianxia.server.link.LinkCards;
import tianxia.server.link.PictureDesk;
import tianxia.server.message.Problem;
import tianxia.server.message.table.GameInfo;
import tianxia.server.puzzle.Puzzles;

/// What those get who show a link to others, such as a chat: the page with tags of what is there,
/// and pictures. `/pictures` before the address of a page and `.png` after it is its picture.
final class Links {
  static final String PICTURES = "/pictures";

  private static final String INDEX = "/index.html";
  private static final String FIRST_PAGE = "/house";
  private static final String ENDING = ".png";

  /// What is counted as so many requests to the API, since it costs as much.
  private static final int CARD = 2;

  private static final int PICTURE = 5;

  /// Anybody may show them: they are made for pages of others.
  private static final Header SHARED =
      HeaderValues.create("Cross-Origin-Resource-Policy", "cross-origin");

  private static final Header KEPT =
      HeaderValues.create(HeaderNames.CACHE_CONTROL, "public, max-age=300");
  private static final Header VARIES =
      HeaderValues.create(HeaderNames.VARY, "Accept-Encoding, Accept-Language");

  /// A place within the page.
  ///
  /// @param raw its path as it was sent
  /// @param path decoded
  record At(String raw, String path) {}

  private final LinkCards cards;
  private final PictureDesk desk;
  private final RateLimits rates;
  private final SiteAddress site;
  private final Optional<LinkPage> index;

  private Links(
      LinkCards cards,
      PictureDesk desk,
      RateLimits rates,
      SiteAddress site,
      Optional<LinkPage> index) {
    this.cards = cards;
    this.desk = desk;
    this.rates = rates;
    this.site = site;
    this.index = index;
  }

  /// Of what a server offers.
  static Links of(Settings settings, Services services, PictureDesk desk, RateLimits rates) {
    LinkCards cards =
        new LinkCards(
            services.tables(),
            new Puzzles(services.positions()),
            name -> services.accounts().like(name).map(Account::name),
            services.games().stream().map(GameInfo::id).toList());
    return new Links(
        cards,
        desk,
        rates,
        new SiteAddress(settings.mount(), settings.proxy()),
        settings.page().file("/").map(LinkPage::of));
  }

  /// Whether a path is a picture's.
  static boolean isPicture(String path) {
    return path.startsWith(PICTURES + "/") && path.endsWith(ENDING);
  }

  /// Whether somebody reads the page with a browser, which needs no tags: browsers say that they go
  /// there, and what shows links to others says its name.
  static boolean reads(ServerRequest request) {
    String agent = header(request, "User-Agent").toLowerCase(Locale.ROOT);
    return header(request, "Sec-Fetch-Mode").equals("navigate")
        && !agent.contains("bot")
        && !agent.contains("facebookexternalhit");
  }

  /// The page with the tags of its address.
  ///
  /// @param at where in the page
  /// @param address what the client is counted under
  /// @return empty if the client has had its share
  Optional<PageFile> page(ServerRequest request, At at, String address) {
    return index
        .filter(page -> rates.take(address, Kind.REQUEST, CARD))
        .map(page -> new PageFile(INDEX, tagged(page, at, request)));
  }

  private byte[] tagged(LinkPage page, At at, ServerRequest request) {
    String raw = at.raw();
    LinkCard card = card(request, at.path());
    String origin = site.of(header(request, "Host"));
    String look = parameter(request, "look");
    String query =
        "?lang=" + card.language() + (look.matches("[0-9a-f]{1,64}") ? "&look=" + look : "");
    String version = Integer.toHexString(card.drawing().hashCode());
    String picture = PICTURES + (raw.equals("/") ? FIRST_PAGE : raw) + ENDING;
    return page.with(card, origin + raw + query, origin + picture + query + "&v=" + version);
  }

  /// Answers with a picture, or with why there is none now.
  ///
  /// @param path within the page, decoded
  /// @return the problem; empty if it was sent
  Optional<Answer> picture(
      ServerRequest request, ServerResponse response, String path, String address) {
    if (!rates.take(address, Kind.REQUEST, PICTURE)) {
      return Optional.of(Answer.problem(Problem.SLOW_DOWN, "too many pictures from your address"));
    }
    String shown = path.substring(PICTURES.length(), path.length() - ENDING.length());
    Optional<byte[]> png = drawn(card(request, shown.equals(FIRST_PAGE) ? "/" : shown));
    if (png.isEmpty()) {
      return Optional.of(
          Answer.problem(Problem.SLOW_DOWN, "too many pictures are being drawn: try again"));
    }
    response.header(HeaderValues.create(HeaderNames.CONTENT_TYPE, "image/png"));
    response.header(KEPT).header(VARIES).header(SHARED);
    send(request, response, png.get());
    return Optional.empty();
  }

  private Optional<byte[]> drawn(LinkCard card) {
    try {
      return desk.picture(card.drawing());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private LinkCard card(ServerRequest request, String path) {
    return cards.of(
        new LinkCards.Wish(
            path,
            parameter(request, "lang"),
            parameter(request, "look"),
            header(request, "Accept-Language")));
  }

  private static void send(ServerRequest request, ServerResponse response, byte[] bytes) {
    if (request.prologue().method().text().equals("HEAD")) {
      response.header(
          HeaderValues.create(HeaderNames.CONTENT_LENGTH, Integer.toString(bytes.length)));
      response.send();
    } else {
      response.send(bytes);
    }
  }

  private static String parameter(ServerRequest request, String name) {
    return request.prologue().query().first(name).orElse("");
  }

  private static String header(ServerRequest request, String name) {
    return request.headers().first(HeaderNames.create(name)).orElse("");
  }
}
