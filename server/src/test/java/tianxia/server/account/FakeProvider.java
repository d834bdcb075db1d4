package tianxia.server.account;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jwk.RsaJsonWebKey;
import org.jose4j.jwk.RsaJwkGenerator;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.lang.JoseException;
import tianxia.server.digest.Sha256;
import tianxia.server.message.account.ProviderAnswer;

/// A provider that is honest until a test makes it something else. Whoever it sends back has signed
/// in as `subject`.
public final class FakeProvider implements AutoCloseable {
  static final String CLIENT = "tianxia";
  static final String SECRET = "s/ecret";

  private final HttpServer server;

  /// With what a browser came, by the code that it was given.
  private final Map<String, Map<String, String>> codes = new ConcurrentHashMap<>();

  private final AtomicInteger given = new AtomicInteger();
  private final AtomicInteger asked = new AtomicInteger();
  RsaJsonWebKey key = key("one");
  String subject = "248289761001";
  Consumer<JwtClaims> claims = given -> {};
  Consumer<JsonWebSignature> signature = given -> {};
  Optional<String> answer = Optional.empty();
  String people = "{\"sub\":\"248289761001\"}";

  public FakeProvider() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/.well-known/openid-configuration", at -> tell(at, 200, configuration()));
    server.createContext(
        "/keys",
        at -> {
          asked.incrementAndGet();
          tell(at, 200, new JsonWebKeySet(key).toJson());
        });
    server.createContext("/token", this::token);
    server.createContext("/people", at -> tell(at, 200, people));
    server.start();
  }

  static RsaJsonWebKey key(String id) {
    try {
      RsaJsonWebKey key = RsaJwkGenerator.generateJwk(2048);
      key.setKeyId(id);
      return key;
    } catch (JoseException e) {
      throw new IllegalStateException(e);
    }
  }

  public ProviderSettings settings() {
    return new ProviderSettings("the club", URI.create(issuer()), CLIENT, Optional.of(SECRET));
  }

  String issuer() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /// How often the keys were asked for.
  int asked() {
    return asked.get();
  }

  private String configuration() {
    return answer.orElse(
        """
        {"issuer":"I","authorization_endpoint":"I/enter?tenant=1","token_endpoint":"I/token",
         "jwks_uri":"I/keys","userinfo_endpoint":"I/people","some_number":1.5}
        """
            .replace("I/", issuer() + "/")
            .replace("\"I\"", "\"" + issuer() + "\""));
  }

  /// Somebody signs in: the code and the state with which the browser is sent back.
  public ProviderAnswer enter(String address) {
    Map<String, String> query = fields(URI.create(address).getRawQuery());
    String code = "code-" + given.incrementAndGet();
    codes.put(code, query);
    return new ProviderAnswer(code, query.getOrDefault("state", ""));
  }

  static Map<String, String> fields(String text) {
    return Stream.of(text.split("&"))
        .map(pair -> pair.split("=", 2))
        .collect(
            Collectors.toMap(
                pair -> pair[0], pair -> URLDecoder.decode(pair[1], StandardCharsets.UTF_8)));
  }

  private void token(HttpExchange at) throws IOException {
    Map<String, String> form =
        fields(new String(at.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    Map<String, String> query =
        Optional.ofNullable(codes.remove(form.getOrDefault("code", ""))).orElse(Map.of());
    String expected =
        "Basic "
            + Base64.getEncoder()
                .encodeToString((CLIENT + ":s%2Fecret").getBytes(StandardCharsets.UTF_8));
    boolean right =
        expected.equals(at.getRequestHeaders().getFirst("Authorization"))
            && form.getOrDefault("redirect_uri", "?").equals(query.get("redirect_uri"))
            && challenge(form.getOrDefault("code_verifier", ""))
                .equals(query.get("code_challenge"));
    if (right) {
      tell(at, 200, "{\"access_token\":\"a\",\"id_token\":\"" + signed(query) + "\"}");
    } else {
      tell(at, 400, "{\"error\":\"invalid_grant\"}");
    }
  }

  private static String challenge(String verifier) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(Sha256.of(verifier));
  }

  private String signed(Map<String, String> query) {
    JwtClaims told = new JwtClaims();
    told.setIssuer(issuer());
    told.setAudience(query.get("client_id"));
    told.setSubject(subject);
    told.setIssuedAtToNow();
    told.setExpirationTimeMinutesInTheFuture(5);
    told.setStringClaim("nonce", query.get("nonce"));
    claims.accept(told);
    JsonWebSignature token = new JsonWebSignature();
    token.setPayload(told.toJson());
    token.setKeyIdHeaderValue(key.getKeyId());
    token.setKey(key.getPrivateKey());
    token.setAlgorithmHeaderValue(AlgorithmIdentifiers.RSA_USING_SHA256);
    signature.accept(token);
    try {
      return token.getCompactSerialization();
    } catch (JoseException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void tell(HttpExchange at, int status, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    try (at) {
      at.sendResponseHeaders(status, bytes.length);
      at.getResponseBody().write(bytes);
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
