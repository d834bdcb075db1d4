package tianxia.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.arena.player.ThinkingLimit;
import tianxia.kernel.Actors;

/// The folder of a match: `match.txt` describes the match, `results.txt` has a line for each game,
/// `GAME-K.tx` is the record of game K. An interrupted match resumes from it, and a match may be
/// extended by more games, but not with a different build of the program ([BuildId]), whose players
/// may differ.
public final class Archive implements GameStore {
  private static final String FAULT = "fault";

  private final Path folder;
  private final Path results;
  private final Contest contest;

  /// The folder holds a different match.
  public static final class Occupied extends IOException {
    private static final long serialVersionUID = 1L;

    Occupied(Path folder) {
      super(
          folder
              + " holds another match, or the same one of another build of the program (see"
              + " match.txt there): choose another folder");
    }
  }

  private Archive(Path folder, Contest contest) {
    this.folder = folder;
    this.contest = contest;
    results = folder.resolve("results.txt");
  }

  /// Opens the folder of a match, or creates it.
  public static Archive open(Path folder, Contest contest) throws IOException {
    Files.createDirectories(folder);
    Path match = folder.resolve("match.txt");
    String wanted = described(contest);
    if (!Files.exists(match)) {
      Files.writeString(match, wanted);
    } else if (!Files.readString(match).equals(wanted)) {
      throw new Occupied(folder);
    }
    return new Archive(folder, contest);
  }

  private static String described(Contest contest) throws IOException {
    StringBuilder out = new StringBuilder("game ").append(contest.game().id()).append('\n');
    contest
        .options()
        .asMap()
        .forEach((name, value) ->
            out.append("option ").append(name).append(' ').append(value).append('\n'));
    contest.entrants().forEach(e -> out.append("player ").append(e.name()).append('\n'));
    ThinkingLimit limit = contest.limit();
    if (limit.nanos() != Long.MAX_VALUE) {
      out.append("nanos ").append(limit.nanos()).append('\n');
    }
    if (limit.iterations() != Integer.MAX_VALUE) {
      out.append("iterations ").append(limit.iterations()).append('\n');
    }
    out.append("seed ").append(contest.seed()).append('\n');
    return out.append("program ").append(BuildId.digest()).append('\n').toString();
  }

  /// The games played so far. A partially written last line is dropped.
  @Override
  public Map<Integer, GameResult> played() throws IOException {
    Map<Integer, GameResult> played = new TreeMap<>();
    if (!Files.exists(results)) {
      return played;
    }
    String text = Files.readString(results);
    int whole = text.lastIndexOf('\n') + 1;
    if (whole < text.length()) {
      Files.writeString(results, text.substring(0, whole));
    }
    for (String line : text.substring(0, whole).lines().toList()) {
      GameResult game = parse(line);
      played.put(game.game(), game);
    }
    return played;
  }

  /// `17 winners 1 2` or `17 winners 1 fault 2 why it lost`.
  private GameResult parse(String line) throws IOException {
    try {
      int fault = line.indexOf(" " + FAULT + " ");
      String[] words = (fault < 0 ? line : line.substring(0, fault)).split(" ", -1);
      int game = Integer.parseInt(words[0]);
      int winners = 0;
      for (int i = 2; i < words.length; i++) {
        winners |= 1 << Integer.parseInt(words[i]);
      }
      Optional<GameResult.Fault> why = Optional.empty();
      if (fault >= 0) {
        String[] rest = line.substring(fault + FAULT.length() + 2).split(" ", 2);
        why = Optional.of(new GameResult.Fault(Integer.parseInt(rest[0]), rest[1]));
      }
      return new GameResult(game, contest.schedule().seated(game), winners, why);
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new IOException(results + ": not a result: " + line, e);
    }
  }

  @Override
  public void save(GameResult played, String record) throws IOException {
    String name = contest.game().id() + "-" + played.game() + ".tx";
    Files.writeString(folder.resolve(name), record);
    StringBuilder line = new StringBuilder().append(played.game()).append(" winners");
    Actors.list(played.winners()).forEach(seat -> line.append(' ').append(seat));
    played
        .fault()
        .ifPresent(fault ->
            line.append(" " + FAULT + " ")
                .append(fault.seat())
                .append(' ')
                .append(oneLine(fault.reason())));
    Files.writeString(
        results, line.append('\n'), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static String oneLine(String reason) {
    StringBuilder out = new StringBuilder();
    reason.codePoints().map(c -> Character.isISOControl(c) ? ' ' : c).forEach(out::appendCodePoint);
    return out.toString();
  }
}
