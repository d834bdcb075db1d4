package tianxia.server.rating;

import java.util.List;
import java.util.Optional;

/// A game that is over and counts.
///
/// @param ladder see [Ladders]
/// @param at when it ended, in milliseconds since 1970
/// @param players by their seats
public record RatedGame(String table, String ladder, long at, List<Player> players) {
  public RatedGame {
    players = List.copyOf(players);
  }

  /// Who had a seat.
  ///
  /// @param account its id; empty if it is deleted, and of a computer
  /// @param place from 1; equal ones are shared
  /// @param anchor the rating of a computer ([Anchors])
  public record Player(int seat, String account, int place, Optional<Rating> anchor) {
    public Player(int seat, String account, int place) {
      this(seat, account, place, Optional.empty());
    }

    /// Whether it is known how strong the player was before.
    public boolean known() {
      return !account.isEmpty() || anchor.isPresent();
    }
  }

  /// Whether that is known of all.
  public boolean known() {
    return players.stream().allMatch(Player::known);
  }
}
