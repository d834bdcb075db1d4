package tianxia.server.account;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tianxia.server.digest.KeptHash;
import tianxia.server.friend.FriendStore;
import tianxia.server.rating.RatingStore;

/// What is kept of accounts. All writes return once they are durable; they and the questions throw
/// when the store fails. Of whatever lets somebody in only a hash is kept. Thread-safe.
public interface AccountStore {

  /// Somebody with a name of their own.
  ///
  /// @param id 96 random bits: names may change hands, ids don't
  /// @param since milliseconds since 1970
  record Account(String id, String name, long since) {}

  /// A public key of an account.
  ///
  /// @param id the credential's, Base64url
  /// @param key the attested credential data, Base64url
  /// @param counter how often it was used, as its device counts; 0 if it doesn't
  /// @param label what its owner calls the device
  /// @param verified whether its device has ever said that it knows its owner, by a PIN, a
  ///   fingerprint or the like: then it has to each time. Those of earlier versions need not have
  record Passkey(
      String id,
      String account,
      String key,
      long counter,
      String label,
      long made,
      long used,
      boolean verified) {}

  /// What lets somebody in besides a passkey.
  ///
  /// @param hash what is kept of the secret ([KeptHash])
  /// @param label the browser of a session, the purpose of a token
  /// @param scopes of a token: `read`, or `read play`
  record Pass(
      String hash, Kind kind, String account, String label, String scopes, long made, long used) {
    /// By which its owner names it.
    public String id() {
      return KeptHash.digits(hash).substring(0, 16);
    }
  }

  /// The kinds of [Pass].
  enum Kind {
    SESSION,
    TOKEN,
    CODE
  }

  /// A seat that somebody has with an account.
  record Seat(String account, String table, int seat, long at) {}

  /// Whom a provider means.
  ///
  /// @param subject as the provider names somebody, for good
  record Provided(String issuer, String subject, String account) {}

  /// Makes an account.
  ///
  /// @param keys of its name: no other account may have one of them
  /// @return false if another account has one; then nothing is written
  boolean create(Account account, Set<String> keys, Passkey passkey, List<Pass> passes);

  /// Makes an account of somebody whom a provider vouches for.
  ///
  /// @return false if another account has one of the keys, or the provider means another account;
  ///   then nothing is written
  boolean create(Account account, Set<String> keys, Provided provided);

  /// The account of somebody whom a provider vouches for.
  Optional<Account> provided(String issuer, String subject);

  Optional<Account> account(String id);

  /// The account whose name has one of these keys.
  Optional<Account> named(Set<String> keys);

  /// The passkeys of an account, oldest first.
  List<Passkey> passkeys(String account);

  Optional<Passkey> passkey(String id);

  /// Adds one; false if it is known already.
  boolean add(Passkey passkey);

  /// Notes that a passkey was used.
  ///
  /// @param verified whether its device knew its owner
  /// @return false if its counter was `counter` or more already, unless both are 0
  boolean use(String passkey, long counter, boolean verified, long at);

  /// Removes a passkey, unless it is the last one and there are no recovery codes.
  ///
  /// @return whether it was removed
  boolean removePasskey(String account, String id);

  void add(List<Pass> passes);

  /// The one of which one of these is kept.
  Optional<Pass> pass(Kind kind, List<String> hashes);

  /// An account's, newest first.
  List<Pass> passes(Kind kind, String account);

  /// Notes when one was last used.
  void touch(String hash, long at);

  /// Ends one of an account's; false if there is none. Of several at once one alone succeeds.
  boolean end(Kind kind, String account, String hash);

  /// Ends all of a kind, but for one, and puts others in their place.
  void replace(Kind kind, String account, String except, List<Pass> others);

  /// Ends all of a kind that were not used since.
  void expire(Kind kind, long before);

  /// Notes seats; those known already stay as they are.
  void sit(List<Seat> seats);

  /// An account's seats, newest first.
  List<Seat> seats(String account, int most);

  /// Deletes all there is of an account, and its name from the logs of its tables.
  void delete(String account);

  /// The ratings of the accounts.
  RatingStore ratings();

  /// Who knows whom.
  FriendStore friends();
}
