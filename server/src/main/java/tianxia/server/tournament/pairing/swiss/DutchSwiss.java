package tianxia.server.tournament.pairing.swiss;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tianxia.server.tournament.pairing.Crosstable;
import tianxia.server.tournament.pairing.Pair;
import tianxia.server.tournament.pairing.Player;
import tianxia.server.tournament.pairing.RoundPairing;

/// The Dutch Swiss system (FIDE Handbook, C.04.3, in force since 2026). Players meet others with as
/// many points, nobody twice; where that leaves someone over, the criteria say who moves down.
///
/// Each bracket is paired at once with all that is needed to complete the round, as a matching of
/// least cost ([LexicographicMatching]), so that the pairing is the best one by the written
/// criteria and not the first one that a search comes upon.
public final class DutchSwiss {
  /// More players than this are not paired: the time grows with the third power of their number.
  public static final int MAX_PLAYERS = 128;

  private final AbsoluteCriteria criteria;
  private final SeatAllocation seats;
  private final int byeScore;
  private final List<Pair> pairs = new ArrayList<>();

  private DutchSwiss(AbsoluteCriteria criteria, SeatAllocation seats, int byeScore) {
    this.criteria = criteria;
    this.seats = seats;
    this.byeScore = byeScore;
  }

  /// Who meets whom in the next round. If there is no pairing by the rules, as little as possible
  /// is given up: two who both need the same seat may meet, then somebody may have a second bye,
  /// then two may meet again.
  ///
  /// @throws IllegalArgumentException if there are more than [#MAX_PLAYERS]
  public static RoundPairing pair(Crosstable table, SwissTerms terms) {
    List<SwissPlayer> players = present(table, terms);
    for (AbsoluteCriteria.Relaxation relaxation : AbsoluteCriteria.Relaxation.values()) {
      Optional<RoundPairing> pairing = pair(players, table, terms, relaxation);
      if (pairing.isPresent()) {
        return pairing.get();
      }
    }
    throw new AssertionError("all may meet all again");
  }

  /// The pairing by the rules; empty if there is none.
  static Optional<RoundPairing> strict(Crosstable table, SwissTerms terms) {
    return pair(present(table, terms), table, terms, AbsoluteCriteria.Relaxation.NOTHING);
  }

  private static List<SwissPlayer> present(Crosstable table, SwissTerms terms) {
    List<SwissPlayer> players =
        table.players().stream()
            .filter(Player::present)
            .map(player -> SwissPlayer.of(player, table, terms.seatsMatter()))
            .sorted(SwissPlayer.ORDER)
            .toList();
    if (players.size() > MAX_PLAYERS) {
      throw new IllegalArgumentException("too many players: " + players.size());
    }
    return players;
  }

  private static Optional<RoundPairing> pair(
      List<SwissPlayer> players,
      Crosstable table,
      SwissTerms terms,
      AbsoluteCriteria.Relaxation relaxation) {
    AbsoluteCriteria criteria =
        new AbsoluteCriteria(table.rounds() + 1 >= terms.rounds(), table.rounds(), relaxation);
    // C5: whoever is left over has as few points as possible.
    return players.stream()
        .map(SwissPlayer::score)
        .distinct()
        .sorted()
        .filter(score -> completable(players, criteria, score))
        .findFirst()
        .map(score -> new DutchSwiss(criteria, new SeatAllocation(terms.topFirst()), score))
        .map(swiss -> swiss.round(players))
        .or(() ->
            players.isEmpty()
                ? Optional.of(new RoundPairing(List.of(), OptionalInt.empty()))
                : Optional.empty());
  }

  private static boolean completable(
      List<SwissPlayer> players, AbsoluteCriteria criteria, int byeScore) {
    DutchField field =
        new DutchField(players, 0, players.size(), players.size(), byeScore, criteria);
    return new BracketPairing(field).completable();
  }

  private RoundPairing round(List<SwissPlayer> players) {
    List<SwissPlayer> left = players;
    int movedDown = 0;
    while (movedDown < left.size()) {
      int bracket = endOfGroup(left, movedDown);
      DutchField field =
          new DutchField(left, movedDown, bracket, endOfGroup(left, bracket), byeScore, criteria);
      List<BracketPairing.Couple> couples = new BracketPairing(field).best();
      List<SwissPlayer> rest = new ArrayList<>(left);
      for (BracketPairing.Couple couple : couples) {
        pairs.add(seats.seated(couple.higher(), couple.lower()));
        rest.remove(couple.higher());
        rest.remove(couple.lower());
      }
      movedDown = bracket - 2 * couples.size();
      left = rest;
    }
    return new RoundPairing(
        pairs, left.isEmpty() ? OptionalInt.empty() : OptionalInt.of(left.getFirst().number()));
  }

  /// Where the score group that begins at an index ends.
  private static int endOfGroup(List<SwissPlayer> players, int begin) {
    int end = begin;
    while (end < players.size() && players.get(end).score() == players.get(begin).score()) {
      end++;
    }
    return end;
  }
}
