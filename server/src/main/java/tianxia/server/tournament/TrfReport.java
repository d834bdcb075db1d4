package tianxia.server.tournament;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import tianxia.server.tournament.pairing.Crosstable;
import tianxia.server.tournament.pairing.Player;
import tianxia.server.tournament.pairing.RoundResult;
import tianxia.server.tournament.pairing.Standings;

/// A tournament of games for two as a tournament report file (TRF16, FIDE Handbook, C.04, annex 2),
/// which other programs read: fixed columns, one line for each player.
public final class TrfReport {
  private static final int NAME = 33;

  private final Tournament tournament;
  private final Map<String, String> names;
  private final Crosstable table;

  private TrfReport(Tournament tournament, Map<String, String> names) {
    this.tournament = tournament;
    this.names = names;
    this.table = TwoSeatTable.of(tournament);
  }

  /// The report of all rounds that are over.
  ///
  /// @param names by account; who has none is called by the pairing number
  /// @throws IllegalArgumentException if it is one of tables of three and four
  public static String of(Tournament tournament, Map<String, String> names) {
    if (tournament.terms().kind() == Kind.GROUPS) {
      throw new IllegalArgumentException("a report file has games for two only");
    }
    return new TrfReport(tournament, names).text();
  }

  private String text() {
    Terms terms = tournament.terms();
    StringBuilder text = new StringBuilder();
    text.append("012 ").append(plain(terms.name())).append('\n');
    text.append("062 ").append(table.players().size()).append('\n');
    text.append("092 ").append(terms.kind().name().toLowerCase(Locale.ROOT)).append('\n');
    List<Standings.Line> lines = Standings.of(table, terms.tieBreaks(), terms.kind() != Kind.SWISS);
    for (Player player : table.players()) {
      player(player, place(lines, player.number()), text);
    }
    if (terms.kind() == Kind.SWISS) {
      text.append("XXR ").append(terms.rounds()).append("\nXXC white1\n");
    }
    return text.toString();
  }

  private static int place(List<Standings.Line> lines, int number) {
    return lines.stream()
        .filter(line -> line.number() == number)
        .mapToInt(Standings.Line::place)
        .findFirst()
        .orElseThrow();
  }

  private void player(Player player, int place, StringBuilder text) {
    Entrant entrant = tournament.seeded().get(player.number() - 1);
    text.append("001 ").append(right(Integer.toString(player.number()), 4)).append("      ");
    text.append(left(name(entrant, player.number()), NAME)).append(' ');
    text.append(right(Integer.toString(entrant.rating()), 4)).append(" ".repeat(28));
    text.append(right(points(player.halves()), 4)).append(' ');
    text.append(right(Integer.toString(place), 4));
    player.results().forEach(result -> text.append("  ").append(round(player, result)));
    text.append('\n');
  }

  private String name(Entrant entrant, int number) {
    String name = plain(names.getOrDefault(entrant.account(), ""));
    return name.isBlank() ? "Player " + number : name;
  }

  private static String points(int halves) {
    return halves / 2 + (halves % 2 == 0 ? ".0" : ".5");
  }

  private static String round(Player player, RoundResult result) {
    return switch (result) {
      case RoundResult.Played game ->
          opponent(game.opponent())
              + (game.first() ? " w " : " b ")
              + switch (game.outcome()) {
                case WIN -> '1';
                case DRAW -> '=';
                case LOSS -> '0';
              };
      case RoundResult.Forfeit forfeit ->
          opponent(forfeit.opponent())
              + (player.number() < forfeit.opponent() ? " w " : " b ")
              + (forfeit.won() ? '+' : '-');
      case RoundResult.Bye _ -> "0000 - U";
      case RoundResult.Absent _ -> "0000 - Z";
    };
  }

  private static String opponent(int number) {
    return right(Integer.toString(number), 4);
  }

  private static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  private static String left(String text, int width) {
    return text.length() > width
        ? text.substring(0, width)
        : text + " ".repeat(width - text.length());
  }

  /// Whatever would begin another line, or could not be written in a column, becomes a space.
  private static String plain(String text) {
    StringBuilder plain = new StringBuilder();
    text.codePoints()
        .forEach(c -> plain.appendCodePoint(Character.isISOControl(c) || c > 0xFFFF ? ' ' : c));
    return plain.toString().strip();
  }
}
