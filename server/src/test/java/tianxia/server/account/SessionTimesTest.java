package tianxia.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.message.Problem;
import tianxia.server.message.account.AccountMade;
import tianxia.server.message.account.NewAccount;
import tianxia.server.message.account.friend.ChallengeWish;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;

/// How long a session lasts, and how long it may change who gets in.
final class SessionTimesTest {
  private static final Site SITE = new Site("http://localhost:8080", "localhost");
  private static final String BROWSER = "Firefox on Linux";

  @TempDir Path data;
  private final Hands clock = new Hands();

  /// Stands until it is moved.
  private static final class Hands extends Clock {
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");

    void move(Duration by) {
      now = now.plus(by);
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      return now;
    }
  }

  private interface Case {
    void of(Accounts accounts, TestAuthenticator device, String token);
  }

  private void withAda(Case what) {
    try (SqliteStore store = new SqliteStore(DataFolder.open(data), new Unbroken())) {
      Accounts accounts =
          new Accounts(
              AccountSettings.STANDARD,
              () -> store.accounts().orElseThrow(),
              new Challenges(() -> 0),
              clock);
      TestAuthenticator device = new TestAuthenticator();
      ChallengeWish wish = new ChallengeWish("sign-up", Optional.of("Ada"), Optional.empty());
      String challenge = accounts.challenge(SITE, wish, Optional.empty()).challenge();
      Accounts.Entered<AccountMade> made =
          accounts.make(
              SITE,
              new NewAccount(
                  "Ada", Optional.empty(), device.make(SITE.origin(), SITE.host(), challenge)),
              BROWSER);
      what.of(accounts, device, made.token());
    }
  }

  private static String enter(Accounts accounts, TestAuthenticator device) {
    ChallengeWish wish = new ChallengeWish("sign-in", Optional.empty(), Optional.empty());
    String challenge = accounts.challenge(SITE, wish, Optional.empty()).challenge();
    return accounts
        .enter(SITE, device.sign(SITE.origin(), SITE.host(), challenge), BROWSER)
        .token();
  }

  private static OwnAccount own(Accounts accounts, String token) {
    return OwnAccount.of(accounts, accounts.session(token).orElseThrow());
  }

  @Test
  void whoGetsInIsChangedShortlyAfterSigningInAlone() {
    withAda((accounts, device, token) -> {
      clock.move(Duration.ofMinutes(9));
      assertThat(own(accounts, token).recent().renewCodes().codes()).hasSize(10);
      clock.move(Duration.ofMinutes(2));
      OwnAccount late = own(accounts, token);
      assertThatThrownBy(late::recent)
          .isInstanceOfSatisfying(
              AccountRefused.class,
              why -> assertThat(why.problem().code()).isEqualTo(Problem.SIGN_IN_AGAIN));
      String again = enter(accounts, device);
      assertThat(own(accounts, again).recent().renewCodes().codes()).hasSize(10);
    });
  }

  @Test
  void aSessionEndsWhenItIsNotUsedForAMonth() {
    withAda((accounts, device, token) -> {
      clock.move(Duration.ofDays(29));
      assertThat(accounts.session(token)).isPresent();
      clock.move(Duration.ofDays(29));
      assertThat(accounts.session(token)).isPresent();
      clock.move(Duration.ofDays(31));
      assertThat(accounts.session(token)).isEmpty();
    });
  }

  @Test
  void aSessionEndsAfterThreeMonthsHoweverOftenItIsUsed() {
    withAda((accounts, device, token) -> {
      for (int day = 1; day < 90; day++) {
        clock.move(Duration.ofDays(1));
        assertThat(accounts.session(token)).as("day " + day).isPresent();
      }
      clock.move(Duration.ofDays(1));
      assertThat(accounts.session(token)).isEmpty();
    });
  }

  @Test
  void aCodeHasMoreBitsThanCanBeTriedAgainstAHash() {
    withAda((accounts, device, token) -> {
      for (String code : own(accounts, token).renewCodes().codes()) {
        // 24 letters of 32: 120 bits.
        assertThat(code).matches("([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}");
      }
    });
  }
}
