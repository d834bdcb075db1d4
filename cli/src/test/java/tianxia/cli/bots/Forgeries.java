package tianxia.cli.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tianxia.kernel.Xoroshiro;
import tianxia.server.fair.Share;

/// A fair record altered in every way that affects its draws.
record Forgeries(List<String> lines, Xoroshiro random) {

  static Forgeries of(String text, long seed) {
    return new Forgeries(text.lines().toList(), new Xoroshiro(seed));
  }

  /// The altered texts by description. Those named `events: …` may also break the rules of the
  /// game.
  Map<String, String> all() {
    Map<String, String> all = new TreeMap<>();
    for (String header : List.of("table", "commitment", "secret", "nonce", "nonce-commitment")) {
      Optional<Integer> at = line(header);
      if (at.isPresent()) {
        all.put("another " + header, text(with(at.get(), otherDigit(lines.get(at.get())))));
        all.put("no " + header, text(lines.stream().filter(l -> !l.startsWith(header + " "))));
      }
    }
    all.put("nonces of two seats swapped", text(swapped("nonce ")));
    all.put(
        "nonces of two seats swapped with their commitments",
        text(new Forgeries(swapped("nonce "), random).swapped("nonce-commitment ")));
    line("nonce").ifPresent(at -> all.put("a nonce chosen afterwards", chosen(at)));
    draws(all);
    return all;
  }

  /// Those of the game itself: of a game that plays on from another, nobody can check the draws
  /// that it has taken over.
  private void draws(Map<String, String> all) {
    int first = lines.indexOf("") + 1 + inherited();
    List<Integer> draws =
        IntStream.range(first, lines.size())
            .filter(i -> lines.get(i).startsWith("* "))
            .boxed()
            .toList();
    if (draws.isEmpty()) {
      return;
    }
    int at = draws.get(random.nextInt(draws.size()));
    int other = draws.get(random.nextInt(draws.size()));
    List<String> changed = with(at, lines.get(other));
    all.put("events: another draw", text(changed));
    all.put("events: another draw is the last", text(changed.subList(0, at + 1)));
    List<String> swapped = new ArrayList<>(lines);
    Collections.swap(swapped, at, other);
    all.put("events: two draws swapped", text(swapped));
    // Not the last: that one was due, and where, only the rules of the game tell, which the script
    // does not know.
    List<Integer> within = draws.stream().filter(i -> i > first && i < draws.getLast()).toList();
    if (!within.isEmpty()) {
      int inner = within.get(random.nextInt(within.size()));
      swapped = new ArrayList<>(lines);
      Collections.swap(swapped, inner, inner - 1);
      all.put("events: a draw swapped with what was before it", text(swapped));
      List<String> fewer = new ArrayList<>(lines);
      fewer.remove(inner);
      all.put("events: a draw left out", text(fewer));
    }
    List<String> more = new ArrayList<>(lines);
    more.add(at, lines.get(at));
    all.put("events: a draw twice", text(more));
    all.put("cut off before a draw", text(lines.subList(0, at)));
  }

  /// How many events were taken over from another table.
  private int inherited() {
    return line("# from")
        .map(at -> Integer.parseInt(lines.get(at).substring(lines.get(at).lastIndexOf(' ') + 1)))
        .orElse(0);
  }

  /// Replaces the nonce of this line, and its commitment to match.
  private String chosen(int at) {
    String nonce = otherDigit(lines.get(at));
    String[] words = nonce.split(" ", -1);
    String hash = Share.open(words[2]).commitment().orElseThrow();
    String promise = "nonce-commitment " + words[1] + " ";
    return text(
        with(at, nonce).stream().map(l -> l.startsWith(promise) ? promise + hash : l).toList());
  }

  private Optional<Integer> line(String header) {
    return IntStream.range(0, lines.size())
        .filter(i -> lines.get(i).startsWith(header + " "))
        .boxed()
        .findFirst();
  }

  /// The lines with the values of seats 1 and 2 exchanged, if both have one.
  private List<String> swapped(String header) {
    List<String> one = lines.stream().filter(l -> l.startsWith(header + "1 ")).toList();
    List<String> two = lines.stream().filter(l -> l.startsWith(header + "2 ")).toList();
    if (one.isEmpty() || two.isEmpty()) {
      return lines;
    }
    String first = header + "1" + two.getFirst().substring(header.length() + 1);
    String second = header + "2" + one.getFirst().substring(header.length() + 1);
    return lines.stream()
        .map(l -> l.equals(one.getFirst()) ? first : l.equals(two.getFirst()) ? second : l)
        .toList();
  }

  /// The line with a different last hexadecimal digit.
  private String otherDigit(String line) {
    int digit = Character.digit(line.charAt(line.length() - 1), 16);
    return line.substring(0, line.length() - 1)
        + Character.forDigit((digit + 1 + random.nextInt(15)) % 16, 16);
  }

  private List<String> with(int at, String line) {
    List<String> changed = new ArrayList<>(lines);
    changed.set(at, line);
    return changed;
  }

  private static String text(Stream<String> lines) {
    return text(lines.toList());
  }

  private static String text(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }
}
