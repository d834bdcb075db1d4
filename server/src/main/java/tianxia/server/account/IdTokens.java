package tianxia.server.account;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jose4j.jwa.AlgorithmConstraints;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.MalformedClaimException;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jose4j.jwt.consumer.JwtConsumer;
import org.jose4j.jwt.consumer.JwtConsumerBuilder;
import org.jose4j.jwt.consumer.Validator;
import org.jose4j.keys.resolvers.JwksVerificationKeyResolver;
import org.jose4j.lang.JoseException;
import org.jose4j.lang.UnresolvableKeyException;
import org.jspecify.annotations.Nullable;

/// Checks the tokens by which a provider says who somebody is (OpenID Connect Core 1.0, 3.1.3.7),
/// with jose4j. Keys are kept until a token names one that is unknown. Thread-safe.
final class IdTokens {
  private static final int SKEW_SECONDS = 60;

  /// Unknown keys lead to a new question this often at most.
  private static final long ASKED_AGAIN = 60_000_000_000L;

  private record Keys(JsonWebKeySet set, long at) {}

  private final ProviderSettings settings;
  private final ProviderRequests requests;
  private final LongSupplier nanos;
  private volatile Optional<Keys> kept = Optional.empty();

  /// @param nanos a monotonic clock
  IdTokens(ProviderSettings settings, ProviderRequests requests, LongSupplier nanos) {
    this.settings = settings;
    this.requests = requests;
    this.nanos = nanos;
  }

  /// What a token claims; empty if it is not the provider's, not for this server, too old, or the
  /// answer to another question.
  ///
  /// @param keys where the provider has its keys
  Optional<Map<String, Object>> claims(String token, String nonce, URI keys)
      throws ProviderRequests.Away {
    Keys known = kept.isPresent() ? kept.get() : fetched(keys);
    try {
      return Optional.of(checked(token, nonce, known));
    } catch (InvalidJwtException e) {
      boolean unknown = e.getCause() instanceof UnresolvableKeyException;
      if (!unknown || nanos.getAsLong() - known.at() < ASKED_AGAIN) {
        return Optional.empty();
      }
    } catch (MalformedClaimException e) {
      return Optional.empty();
    }
    try {
      return Optional.of(checked(token, nonce, fetched(keys)));
    } catch (InvalidJwtException | MalformedClaimException e) {
      return Optional.empty();
    }
  }

  private Map<String, Object> checked(String token, String nonce, Keys keys)
      throws InvalidJwtException, MalformedClaimException {
    JwtConsumer consumer =
        new JwtConsumerBuilder()
            .setRequireExpirationTime()
            .setRequireIssuedAt()
            .setRequireSubject()
            .setAllowedClockSkewInSeconds(SKEW_SECONDS)
            .setExpectedIssuer(settings.issuer().toString())
            .setExpectedAudience(settings.client())
            .setJwsAlgorithmConstraints(
                AlgorithmConstraints.ConstraintType.PERMIT,
                AlgorithmIdentifiers.RSA_USING_SHA256,
                AlgorithmIdentifiers.RSA_PSS_USING_SHA256,
                AlgorithmIdentifiers.ECDSA_USING_P256_CURVE_AND_SHA256,
                AlgorithmIdentifiers.EDDSA)
            .setVerificationKeyResolver(
                new JwksVerificationKeyResolver(keys.set().getJsonWebKeys()))
            .registerValidator((Validator) context -> wrong(context.getJwtClaims(), nonce))
            .build();
    return consumer.processToClaims(token).getClaimsMap();
  }

  /// What a validator of jose4j answers: null if nothing is wrong.
  private @Nullable String wrong(JwtClaims claims, String nonce) throws MalformedClaimException {
    if (!nonce.equals(claims.getClaimValueAsString("nonce"))) {
      return "another nonce";
    }
    List<String> audience = claims.getAudience();
    String party = claims.getClaimValueAsString("azp");
    return audience.size() > 1 && party == null || party != null && !party.equals(settings.client())
        ? "for another party"
        : null;
  }

  private Keys fetched(URI address) throws ProviderRequests.Away {
    ProviderRequests.Answer answer = requests.get(address, Map.of());
    try {
      Keys keys = new Keys(new JsonWebKeySet(answer.body()), nanos.getAsLong());
      kept = Optional.of(keys);
      return keys;
    } catch (JoseException e) {
      throw new ProviderRequests.Away("the provider's keys can't be read: " + e.getMessage());
    }
  }
}
