package tianxia.server.tournament.pairing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import tianxia.server.tournament.pairing.swiss.SwissTerms;

/// Simulated events with somebody else's pairings, as text: `event PLAYERS ROUNDS first|second`,
/// then a line for each round. A pair is `1>2` (the first one, who has the first seat, has won),
/// `1<2`, `1=2`; `1+2`, `1-2`, `1/2` for forfeits (of the second, the first, both); `3*` is a bye.
/// Whoever isn't named was absent.
public final class Events {
  public record Event(SwissTerms terms, int players, List<String> rounds) {}

  private Events() {}

  public static List<Event> read(String resource) {
    List<Event> events = new ArrayList<>();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(Events.class.getResourceAsStream(resource)),
                StandardCharsets.UTF_8))) {
      for (String line : reader.lines().toList()) {
        String[] words = line.split(" ", -1);
        if (words[0].equals("event")) {
          SwissTerms terms =
              new SwissTerms(Integer.parseInt(words[2]), true, words[3].equals("first"));
          events.add(new Event(terms, Integer.parseInt(words[1]), new ArrayList<>()));
        } else {
          events.getLast().rounds().add(line);
        }
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return events;
  }

  /// The pairing that a line tells.
  public static RoundPairing pairing(String line) {
    List<Pair> pairs = new ArrayList<>();
    OptionalInt bye = OptionalInt.empty();
    for (String word : line.trim().split(" ", -1)) {
      if (word.endsWith("*")) {
        bye = OptionalInt.of(Integer.parseInt(word.substring(0, word.length() - 1)));
      } else {
        int at = sign(word);
        pairs.add(
            new Pair(
                Integer.parseInt(word.substring(0, at)), Integer.parseInt(word.substring(at + 1))));
      }
    }
    return new RoundPairing(pairs, bye);
  }

  private static int sign(String word) {
    int at = 0;
    while (Character.isDigit(word.charAt(at))) {
      at++;
    }
    return at;
  }

  /// The table before a round: present are those whom the line names.
  public static Crosstable before(Crosstable table, String line) {
    RoundPairing pairing = pairing(line);
    return new Crosstable(
        table.players().stream()
            .map(player ->
                new Player(
                    player.number(),
                    player.results(),
                    pairing.bye().orElse(0) == player.number()
                        || pairing.pairs().stream().anyMatch(p -> p.has(player.number()))))
            .toList());
  }

  /// The table after a round.
  public static Crosstable after(Crosstable table, String line) {
    Map<Integer, RoundResult> results = new HashMap<>();
    for (String word : line.trim().split(" ", -1)) {
      if (word.endsWith("*")) {
        results.put(Integer.parseInt(word.substring(0, word.length() - 1)), new RoundResult.Bye());
      } else {
        int at = sign(word);
        int first = Integer.parseInt(word.substring(0, at));
        int second = Integer.parseInt(word.substring(at + 1));
        results.put(first, result(second, true, word.charAt(at)));
        results.put(second, result(first, false, word.charAt(at)));
      }
    }
    return new Crosstable(
        table.players().stream()
            .map(player ->
                player.with(results.getOrDefault(player.number(), new RoundResult.Absent())))
            .toList());
  }

  private static RoundResult result(int opponent, boolean first, char sign) {
    return switch (sign) {
      case '+' -> new RoundResult.Forfeit(opponent, first);
      case '-' -> new RoundResult.Forfeit(opponent, !first);
      case '/' -> new RoundResult.Forfeit(opponent, false);
      case '=' -> new RoundResult.Played(opponent, first, Outcome.DRAW);
      default ->
          new RoundResult.Played(
              opponent, first, (sign == '>') == first ? Outcome.WIN : Outcome.LOSS);
    };
  }
}
