package tianxia.server.account;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.jose4j.json.JsonUtil;
import org.jose4j.lang.JoseException;

/// The OpenID Connect provider of the house: the authorization code flow with PKCE (OpenID Connect
/// Core 1.0, 3.1; RFC 7636). Loaded with the first who signs in by it. Thread-safe.
final class Provider {
  /// The page to which the provider sends a browser back.
  static final String RETURN = "/account/provider";

  /// How long what the provider tells of itself is believed.
  private static final long LASTS = Duration.ofHours(1).toNanos();

  private static final List<String> NAMES =
      List.of("preferred_username", "nickname", "name", "given_name");

  /// What the provider tells of itself (OpenID Connect Discovery 1.0).
  ///
  /// @param people where more is told of somebody, if anywhere
  private record Endpoints(
      URI authorization, URI token, URI keys, Optional<URI> people, boolean basic, long at) {}

  private final ProviderSettings settings;
  private final LongSupplier nanos;
  private final SecureRandom random = new SecureRandom();
  private final ProviderRequests requests = new ProviderRequests();
  private final IdTokens tokens;
  private volatile Optional<Endpoints> known = Optional.empty();

  /// @param nanos a monotonic clock
  Provider(ProviderSettings settings, LongSupplier nanos) {
    this.settings = settings;
    this.nanos = nanos;
    this.tokens = new IdTokens(settings, requests, nanos);
  }

  ProviderFlow begin() {
    return ProviderFlow.fresh(random);
  }

  /// Where a browser goes to sign in.
  URI address(Site site, ProviderFlow flow) throws ProviderRequests.Away {
    URI authorization = endpoints().authorization();
    Map<String, String> query = new LinkedHashMap<>();
    query.put("response_type", "code");
    query.put("client_id", settings.client());
    query.put("redirect_uri", site.address() + RETURN);
    query.put("scope", "openid profile");
    query.put("state", flow.state());
    query.put("nonce", flow.nonce());
    query.put("code_challenge", flow.challenge());
    query.put("code_challenge_method", "S256");
    String join = authorization.getRawQuery() == null ? "?" : "&";
    return URI.create(authorization + join + ProviderRequests.encoded(query));
  }

  /// Who has signed in, by the code with which the browser came back; empty if the provider does
  /// not stand by it.
  Optional<Identity> identity(Site site, ProviderFlow flow, String code)
      throws ProviderRequests.Away {
    Endpoints at = endpoints();
    ProviderRequests.Answer answer =
        requests.post(at.token(), credentials(at), form(at, site, flow, code));
    if (answer.status() >= 500) {
      throw new ProviderRequests.Away("the provider answered " + answer.status());
    }
    if (answer.status() != 200) {
      return Optional.empty();
    }
    Map<String, Object> given = json(answer.body());
    Optional<Map<String, Object>> claims =
        tokens.claims(text(given, "id_token").orElse(""), flow.nonce(), at.keys());
    if (claims.isEmpty()) {
      return Optional.empty();
    }
    String subject = text(claims.get(), "sub").orElseThrow();
    List<String> names = names(claims.get());
    if (names.isEmpty() && at.people().isPresent()) {
      names = asked(at.people().get(), text(given, "access_token").orElse(""), subject);
    }
    return Optional.of(new Identity(settings.issuer().toString(), subject, names));
  }

  private Map<String, String> credentials(Endpoints at) {
    if (settings.secret().isEmpty() || !at.basic()) {
      return Map.of();
    }
    String both =
        ProviderRequests.encoded(settings.client())
            + ":"
            + ProviderRequests.encoded(settings.secret().get());
    return Map.of(
        "Authorization",
        "Basic " + Base64.getEncoder().encodeToString(both.getBytes(StandardCharsets.UTF_8)));
  }

  private Map<String, String> form(Endpoints at, Site site, ProviderFlow flow, String code) {
    Map<String, String> form = new LinkedHashMap<>();
    form.put("grant_type", "authorization_code");
    form.put("code", code);
    form.put("redirect_uri", site.address() + RETURN);
    form.put("code_verifier", flow.verifier());
    if (settings.secret().isEmpty() || !at.basic()) {
      form.put("client_id", settings.client());
      settings.secret().ifPresent(secret -> form.put("client_secret", secret));
    }
    return form;
  }

  /// The names that the provider tells apart from the token.
  private List<String> asked(URI people, String token, String subject)
      throws ProviderRequests.Away {
    ProviderRequests.Answer answer =
        requests.get(people, Map.of("Authorization", "Bearer " + token));
    if (answer.status() != 200) {
      throw new ProviderRequests.Away("the provider tells no names: " + answer.status());
    }
    Map<String, Object> told = json(answer.body());
    return text(told, "sub").filter(subject::equals).isPresent() ? names(told) : List.of();
  }

  private static List<String> names(Map<String, Object> claims) {
    return NAMES.stream().flatMap(key -> text(claims, key).stream()).toList();
  }

  private Endpoints endpoints() throws ProviderRequests.Away {
    Optional<Endpoints> now = known.filter(each -> nanos.getAsLong() - each.at() < LASTS);
    if (now.isPresent()) {
      return now.get();
    }
    String issuer = settings.issuer().toString();
    String base = issuer.endsWith("/") ? issuer : issuer + "/";
    URI address = URI.create(base + ".well-known/openid-configuration");
    Map<String, Object> told = json(requests.get(address, Map.of()).body());
    if (text(told, "issuer").filter(issuer::equals).isEmpty()) {
      throw new ProviderRequests.Away("at " + address + " there is no provider " + issuer);
    }
    Endpoints found =
        new Endpoints(
            address(told, "authorization_endpoint"),
            address(told, "token_endpoint"),
            address(told, "jwks_uri"),
            told.containsKey("userinfo_endpoint")
                ? Optional.of(address(told, "userinfo_endpoint"))
                : Optional.empty(),
            basic(told),
            nanos.getAsLong());
    known = Optional.of(found);
    return found;
  }

  /// Whether this server names itself by a header; that is usual where nothing is said of it.
  private static boolean basic(Map<String, Object> told) {
    return !(told.get("token_endpoint_auth_methods_supported") instanceof List<?> methods)
        || methods.contains("client_secret_basic");
  }

  private static URI address(Map<String, Object> told, String key) throws ProviderRequests.Away {
    try {
      URI address = URI.create(text(told, key).orElse(""));
      if (ProviderSettings.safe(address)) {
        return address;
      }
    } catch (IllegalArgumentException e) {
      throw new ProviderRequests.Away(
          "the provider's " + key + " is no address: " + e.getMessage());
    }
    throw new ProviderRequests.Away("the provider's " + key + " is no address with https");
  }

  private static Optional<String> text(Map<String, Object> from, String key) {
    return Stream.ofNullable(from.get(key))
        .filter(String.class::isInstance)
        .map(String.class::cast)
        .filter(text -> !text.isBlank())
        .findFirst();
  }

  private static Map<String, Object> json(String text) throws ProviderRequests.Away {
    try {
      return JsonUtil.parseJson(text);
    } catch (JoseException e) {
      throw new ProviderRequests.Away("the provider's answer can't be read: " + e.getMessage());
    }
  }
}
