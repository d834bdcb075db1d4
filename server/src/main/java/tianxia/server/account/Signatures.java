package tianxia.server.account;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationData;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.util.exception.WebAuthnException;
import com.webauthn4j.verifier.exception.UserNotVerifiedException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tianxia.server.message.Problem;
import tianxia.server.message.account.PasskeyMade;
import tianxia.server.message.account.PasskeyUsed;

/// Checks what browsers and their authenticators have signed, with WebAuthn4J. Nothing else knows
/// that library, which is loaded with this class, when somebody first uses a passkey.
final class Signatures {
  /// A public key that was checked.
  ///
  /// @param id of the credential, Base64url
  /// @param key the attested credential data, Base64url
  record Key(String id, String key, long counter) {}

  /// What a passkey has said when it was used.
  ///
  /// @param verified whether its device knew its owner
  record Use(long counter, boolean verified) {}

  private static final List<PublicKeyCredentialParameters> ALGORITHMS =
      List.of(
          algorithm(COSEAlgorithmIdentifier.EdDSA),
          algorithm(COSEAlgorithmIdentifier.ES256),
          algorithm(COSEAlgorithmIdentifier.RS256));

  private final ObjectConverter converter = new ObjectConverter();
  private final WebAuthnManager manager = WebAuthnManager.createNonStrictWebAuthnManager(converter);
  private final AttestedCredentialDataConverter keys =
      new AttestedCredentialDataConverter(converter);

  private static PublicKeyCredentialParameters algorithm(COSEAlgorithmIdentifier id) {
    return new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, id);
  }

  /// The key of a new passkey; empty if it wasn't made for this site and challenge.
  ///
  /// @throws AccountRefused if its device doesn't know its owner
  Optional<Key> made(Site site, String challenge, PasskeyMade made) {
    try {
      RegistrationData data =
          manager.verify(
              new RegistrationRequest(bytes(made.attestation()), bytes(made.clientData())),
              new RegistrationParameters(property(site, challenge), ALGORITHMS, true, true));
      if (data.getAttestationObject() == null) {
        return Optional.empty();
      }
      var authenticator = data.getAttestationObject().getAuthenticatorData();
      AttestedCredentialData key = authenticator.getAttestedCredentialData();
      return key == null
          ? Optional.empty()
          : Optional.of(
              new Key(
                  text(key.getCredentialId()),
                  text(keys.convert(key)),
                  authenticator.getSignCount()));
    } catch (UserNotVerifiedException e) {
      throw unverified();
    } catch (WebAuthnException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /// What a passkey has said that has signed the challenge; empty if it hasn't.
  ///
  /// @throws AccountRefused if its device didn't ask who uses it, as it has before
  Optional<Use> used(
      Site site, String challenge, AccountStore.Passkey passkey, PasskeyUsed signed) {
    try {
      CredentialRecordImpl known =
          new CredentialRecordImpl(
              new NoneAttestationStatement(),
              null,
              null,
              null,
              passkey.counter(),
              keys.convert(bytes(passkey.key())),
              null,
              null,
              null,
              Set.of());
      AuthenticationData data =
          manager.verify(
              new AuthenticationRequest(
                  bytes(passkey.id()),
                  bytes(signed.authenticatorData()),
                  bytes(signed.clientData()),
                  bytes(signed.signature())),
              new AuthenticationParameters(
                  property(site, challenge), known, null, passkey.verified(), true));
      return Optional.ofNullable(data.getAuthenticatorData())
          .map(said -> new Use(said.getSignCount(), said.isFlagUV()));
    } catch (UserNotVerifiedException e) {
      throw unverified();
    } catch (WebAuthnException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static AccountRefused unverified() {
    return new AccountRefused(
        Problem.PASSKEY_UNVERIFIED, "the device has to ask for a PIN, a fingerprint or the like");
  }

  private static ServerProperty property(Site site, String challenge) {
    return ServerProperty.builder()
        .origin(new Origin(site.origin()))
        .rpId(site.host())
        .challenge(new DefaultChallenge(bytes(challenge)))
        .build();
  }

  private static byte[] bytes(String text) {
    return Base64.getUrlDecoder().decode(text);
  }

  private static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
