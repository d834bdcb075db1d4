package tianxia.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.file.Path;
import java.security.Key;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jose4j.jwa.AlgorithmConstraints;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.keys.HmacKey;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.server.message.account.ProviderAnswer;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;

/// Whom a provider vouches for, and whom it does not.
final class ProvidedAccountsTest {
  private static final Key OTHER = FakeProvider.key("one").getPrivateKey();
  private static final @Nullable Key NONE = null;

  private static final Site SITE = new Site("http://localhost:8080", "localhost");

  @TempDir Path data;
  private FakeProvider provider;
  private Store store;
  private ProvidedAccounts accounts;
  private final AtomicLong nanos = new AtomicLong();

  @BeforeEach
  void open() {
    provider = new FakeProvider();
    store = new SqliteStore(DataFolder.open(data), (part, cause) -> {});
    Accounts all =
        new Accounts(
            new AccountSettings(AccountMode.PROVIDER, Set.of(), Optional.of(provider.settings())),
            () -> store.accounts().orElseThrow(),
            new Challenges(nanos::get),
            Clock.systemUTC());
    accounts = new ProvidedAccounts(all, provider.settings(), nanos::get);
  }

  @AfterEach
  void close() {
    store.close();
    provider.close();
  }

  private String enter() {
    ProvidedAccounts.Begun begun = accounts.begin(SITE);
    ProviderAnswer back = provider.enter(begun.address());
    return enter(begun.secret(), back.code(), back.state());
  }

  private String enter(String secret, String code, String state) {
    return accounts.enter(SITE, secret, new ProviderAnswer(code, state), "a browser").body().name();
  }

  private void refused(Runnable what, String problem) {
    assertThatThrownBy(what::run)
        .isInstanceOfSatisfying(
            AccountRefused.class,
            refusal -> assertThat(refusal.problem().code()).isEqualTo(problem));
  }

  @Test
  void theBrowserIsSentWithWhatBelongsToItsSecret() {
    ProvidedAccounts.Begun begun = accounts.begin(SITE);
    assertThat(begun.address()).startsWith(provider.issuer() + "/enter?tenant=1&");
    String query = begun.address().substring(begun.address().indexOf('?') + 1);
    assertThat(FakeProvider.fields(query))
        .containsEntry("response_type", "code")
        .containsEntry("client_id", FakeProvider.CLIENT)
        .containsEntry("redirect_uri", "http://localhost:8080/account/provider")
        .containsEntry("scope", "openid profile")
        .containsEntry("code_challenge_method", "S256");
    assertThat(begun.address()).doesNotContain(begun.secret());
    assertThat(accounts.begin(SITE).secret()).isNotEqualTo(begun.secret());
  }

  @Test
  void whoComesAgainIsTheSameWhateverTheNameIs() {
    provider.claims = claims -> claims.setStringClaim("preferred_username", "ada@example.org");
    assertThat(enter()).isEqualTo("ada");
    provider.claims = claims -> claims.setStringClaim("preferred_username", "someone else");
    assertThat(enter()).isEqualTo("ada");
    provider.subject = "another";
    provider.claims = claims -> claims.setStringClaim("preferred_username", "Ada");
    assertThat(enter()).isEqualTo("Ada 2");
  }

  @Test
  void namesThatAnAccountCannotHaveAreNotTaken() {
    provider.claims =
        claims -> {
          claims.setStringClaim("preferred_username", "\u202eevil");
          claims.setStringClaim("name", "Ines");
        };
    assertThat(enter()).isEqualTo("Ines");
    provider.subject = "nobody";
    provider.claims = claims -> claims.setStringClaim("name", "\u0410da");
    provider.people = "{\"sub\":\"nobody\"}";
    assertThat(enter()).isEqualTo("Player");
  }

  @Test
  void namesMayComeApartFromTheToken() {
    provider.people = "{\"sub\":\"248289761001\",\"name\":\"Ines\"}";
    assertThat(enter()).isEqualTo("Ines");
    provider.subject = "another";
    assertThat(enter()).as("of somebody else").isEqualTo("Player");
  }

  @Test
  void anAnswerIsTakenFromTheBrowserThatAskedAndOnce() {
    ProvidedAccounts.Begun begun = accounts.begin(SITE);
    ProviderAnswer back = provider.enter(begun.address());
    String code = back.code();
    String state = back.state();
    refused(() -> enter(accounts.begin(SITE).secret(), code, state), "provider-refused");
    refused(() -> enter("", code, new ProviderFlow("").state()), "provider-refused");
    refused(() -> enter(begun.secret(), "guess", state), "provider-refused");
    assertThat(enter(begun.secret(), code, state)).isEqualTo("Player");
    refused(() -> enter(begun.secret(), code, state), "provider-refused");
    String other = provider.enter(accounts.begin(SITE).address()).code();
    refused(() -> enter(begun.secret(), other, state), "provider-refused");
  }

  record Forged(String what, Consumer<JwtClaims> claims, Consumer<JsonWebSignature> signature) {
    @Override
    public String toString() {
      return what;
    }
  }

  static List<Forged> forged() {
    Consumer<JsonWebSignature> signed = token -> {};
    Consumer<JwtClaims> told = claims -> {};
    return List.of(
        new Forged("another nonce", claims -> claims.setStringClaim("nonce", "x"), signed),
        new Forged("no nonce", claims -> claims.unsetClaim("nonce"), signed),
        new Forged("another audience", claims -> claims.setAudience("shop"), signed),
        new Forged("several", claims -> claims.setAudience(FakeProvider.CLIENT, "shop"), signed),
        new Forged("another party", claims -> claims.setStringClaim("azp", "shop"), signed),
        new Forged("another issuer", claims -> claims.setIssuer("https://example.org"), signed),
        new Forged("expired", claims -> claims.setExpirationTimeMinutesInTheFuture(-5), signed),
        new Forged("for ever", claims -> claims.unsetClaim("exp"), signed),
        new Forged("nobody", claims -> claims.unsetClaim("sub"), signed),
        new Forged("a long subject", claims -> claims.setSubject("x".repeat(256)), signed),
        new Forged("another key", told, token -> token.setKey(OTHER)),
        new Forged(
            "unsigned",
            told,
            token -> {
              token.setAlgorithmConstraints(AlgorithmConstraints.ALLOW_ONLY_NONE);
              token.setAlgorithmHeaderValue(AlgorithmIdentifiers.NONE);
              token.setKey(NONE);
            }),
        new Forged(
            "signed with what everybody knows",
            told,
            token -> {
              token.setAlgorithmHeaderValue(AlgorithmIdentifiers.HMAC_SHA256);
              token.setKey(new HmacKey(new byte[32]));
            }));
  }

  @ParameterizedTest
  @MethodSource
  void forged(Forged forged) {
    provider.claims = forged.claims();
    provider.signature = forged.signature();
    refused(this::enter, "provider-refused");
    assertThat(store.accounts().orElseThrow().provided(provider.issuer(), provider.subject))
        .isEmpty();
  }

  @Test
  void aNewKeyIsAskedForOnceAMinute() {
    enter();
    provider.key = FakeProvider.key("two");
    refused(this::enter, "provider-refused");
    assertThat(provider.asked()).isEqualTo(1);
    nanos.addAndGet(60_000_000_000L);
    assertThat(enter()).isEqualTo("Player");
    provider.key = FakeProvider.key("three");
    refused(this::enter, "provider-refused");
    assertThat(provider.asked()).isEqualTo(2);
  }

  @Test
  void aProviderThatIsNoneIsAway() {
    for (String answer :
        List.of(
            "",
            "[]",
            "x".repeat(300_000),
            "{\"issuer\":\"https://example.org\"}",
            "{\"issuer\":\"" + provider.issuer() + "\"}",
            "{\"issuer\":\"%s\",\"authorization_endpoint\":\"http://example.org/\"}"
                .formatted(provider.issuer()))) {
      provider.answer = Optional.of(answer);
      refused(() -> accounts.begin(SITE), "provider-away");
    }
    provider.close();
    refused(() -> accounts.begin(SITE), "provider-away");
  }

  @Test
  void theIssuerIsSecureOrHere() {
    Consumer<String> at =
        issuer ->
            new ProviderSettings("x", URI.create(issuer), FakeProvider.CLIENT, Optional.empty());
    at.accept("https://id.example.org/realms/club");
    at.accept("http://localhost:9000");
    for (String wrong : List.of("http://id.example.org", "https://x/?a", "ftp://x", "x")) {
      assertThatThrownBy(() -> at.accept(wrong)).isInstanceOf(IllegalArgumentException.class);
    }
  }
}
