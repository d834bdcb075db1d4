package tianxia.server.tournament.desk.log;

import tianxia.server.store.TournamentStore;
import tianxia.server.tournament.Tournament;

/// Who asks for tournaments.
///
/// @param account empty for a guest
/// @param host whether it is whoever runs the server
/// @param program whether it is a program, by a token of the account's
public record Reader(String account, boolean host, boolean program) {
  /// A person.
  public Reader(String account, boolean host) {
    this(account, host, false);
  }

  /// As whom the store knows them.
  public TournamentStore.Looker looker() {
    return new TournamentStore.Looker(account, host);
  }

  /// Whether a tournament is theirs to begin and to end.
  public boolean runs(Tournament tournament) {
    return runs(tournament.maker());
  }

  /// Whether what somebody has made is theirs to begin and to end.
  public boolean runs(String maker) {
    return host || !account.isEmpty() && maker.equals(account);
  }
}
