package tianxia.server.http.api;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.AccountStore.Pass;
import tianxia.server.account.SeatKey;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.message.Problem;
import tianxia.server.message.request.Speaker;
import tianxia.server.talk.Moderation;
import tianxia.server.talk.Sanction;

/// Who says something: what the server knows of whoever sends a request, and what the host has
/// decided against them.
public record Speakers(Sessions sessions, Moderation moderation) {

  /// Who sends a request.
  ///
  /// @param key what opens the seat: an account's, if it is one's
  public Speaker of(Call call, String key) {
    Optional<String> id = SeatKey.account(key).or(() -> sessions.of(call).map(Pass::account));
    Optional<Account> account = id.flatMap(sessions.accounts()::account);
    return new Speaker(
        account.map(Account::id),
        account.map(Account::name).orElse(""),
        moderation.mark(call.address()));
  }

  /// What the host has decided against them.
  public Optional<Sanction> against(Speaker speaker) {
    List<String> keys = new ArrayList<>();
    speaker.account().ifPresent(id -> keys.add(Sanction.account(id)));
    keys.add(Sanction.mark(speaker.mark()));
    return moderation.against(keys);
  }

  /// Why somebody may not sit down, nor hear anything.
  Optional<Problem> banned(Call call) {
    return banned(of(call, call.token()));
  }

  /// Why somebody may hear nothing, if so.
  Optional<Problem> banned(Speaker speaker) {
    return against(speaker).filter(Sanction::bans).map(Speakers::told);
  }

  private static Problem told(Sanction ban) {
    return new Problem(
        Problem.BANNED,
        "the host has banned you until %s: %s"
            .formatted(Instant.ofEpochMilli(ban.until()), ban.reason()));
  }
}
