package tianxia.server.table.command;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.server.digest.KeptHash;
import tianxia.server.store.Entry;
import tianxia.server.table.state.Occupant;
import tianxia.server.tournament.Conduct;

/// A table of a tournament that is about to be made: each seat is kept for an account. There are no
/// hints and no takebacks, and anybody may watch.
///
/// @param conduct how it is played
public record TournamentTable(
    String id, Entry.OfTournament tournament, List<Player> players, Conduct conduct) {
  public TournamentTable {
    players = List.copyOf(players);
  }

  /// Somebody for whom a seat is kept.
  ///
  /// @param name as it is shown
  public record Player(String account, String name) {}

  /// Its first row.
  ///
  /// @param options of the game, for as many seats as there are players
  public <S extends State<S>> FirstRow first(
      Game<S> game, Map<String, String> options, SecureRandom random, long now) {
    Entry.Made made =
        new Entry.Made(
            game.id(),
            Options.of(game.options(), options).asMap(),
            players.stream()
                .map(player ->
                    new Occupant.Nobody(player.name(), Optional.of(player.account())).sitter())
                .toList(),
            Reservations.next(id, random).secret(),
            Reservations.after(id, random),
            Optional.empty(),
            KeptHash.of(Tokens.token(random)),
            Optional.empty(),
            Optional.of(new Entry.Allowed(false, false)),
            Optional.empty(),
            Optional.empty(),
            Optional.of(clock()),
            Optional.of(true).filter(yes -> conduct.rated()),
            Optional.empty(),
            Optional.of(tournament),
            Optional.empty(),
            Optional.empty(),
            List.of());
    return FirstRow.of(id, game, made, now);
  }

  /// Of three and four a computer takes the seat of whoever is late, for the others to play on.
  private Entry.Clock clock() {
    return new Entry.Clock(
        conduct.byDays() ? Entry.Clock.DAYS : Entry.Clock.LIVE,
        conduct.base(),
        conduct.increment(),
        players.size() > 2 ? Entry.Clock.COMPUTER : Entry.Clock.LOST);
  }
}
