package tianxia.server.rating;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// All ratings after some games, one after the other.
public final class Ledger {
  private record Key(String account, String ladder) {}

  private final Map<Key, Standing> standings = new HashMap<>();
  private long games;

  /// Rates the next game.
  ///
  /// @param kept what the store has of this game: a seat whose account is deleted counts with the
  ///   rating that it had then, and a computer as well
  public List<Change> rate(RatedGame game, Collection<Change> kept) {
    List<Rating> before =
        game.players().stream().map(player -> before(game.ladder(), player, kept)).toList();
    List<Change> changes = changes(++games, game, before);
    for (Change change : changes) {
      if (!change.account().isEmpty()) {
        standings.merge(
            new Key(change.account(), change.ladder()), standing(change, 1), Ledger::next);
      }
    }
    return changes;
  }

  /// What a game does, by what was there before.
  public static List<Change> changes(long order, RatedGame game, List<Rating> before) {
    List<Integer> places = game.players().stream().map(RatedGame.Player::place).toList();
    List<Rating> after = PlackettLuce.after(before, places, PlackettLuce.DRIFT);
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      RatedGame.Player player = game.players().get(i);
      changes.add(
          new Change(
              order,
              game.table(),
              player.seat(),
              player.account(),
              game.ladder(),
              player.place(),
              before.get(i),
              after.get(i),
              game.at()));
    }
    return List.copyOf(changes);
  }

  private Rating before(String ladder, RatedGame.Player player, Collection<Change> kept) {
    if (player.account().isEmpty()) {
      return kept.stream()
          .filter(change -> change.seat() == player.seat())
          .map(Change::before)
          .findFirst()
          .orElse(player.anchor().orElse(Rating.INITIAL));
    }
    Standing standing = standings.get(new Key(player.account(), ladder));
    return standing == null ? Rating.INITIAL : standing.rating();
  }

  private static Standing standing(Change change, int games) {
    return new Standing(change.account(), change.ladder(), change.after(), games, change.at());
  }

  private static Standing next(Standing before, Standing after) {
    return new Standing(
        after.account(), after.ladder(), after.rating(), before.games() + 1, after.last());
  }

  /// How everybody stands.
  public List<Standing> standings() {
    return List.copyOf(standings.values());
  }
}
