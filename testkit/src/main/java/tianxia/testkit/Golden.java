package tianxia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Perft;
import tianxia.kernel.State;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.kernel.record.Trace;

/// Tests with the golden records under `golden/GAME`, which were made by a second implementation of
/// the rules: each record must give the trace beside it. Also checks the leaf counts in
/// `golden/perft/GAME/counts.txt`.
///
/// ```java
/// @TestFactory Stream<DynamicTest> golden() { return Golden.records(Qin.GAME); }
/// @TestFactory Stream<DynamicTest> perft() { return Golden.perft(Qin.GAME); }
/// ```
public final class Golden {
  private Golden() {}

  /// A test for each golden record of the game; fails if there are none.
  public static <S extends State<S>> Stream<DynamicTest> records(Game<S> game) {
    Path folder = Repository.root().resolve("golden").resolve(game.id());
    List<Path> files = files(folder);
    assertThat(files).as("records in " + folder).isNotEmpty();
    return files.stream()
        .map(file -> DynamicTest.dynamicTest(name(file), () -> compare(game, file)));
  }

  /// A test for each position with leaf counts; fails if there are none.
  public static <S extends State<S>> Stream<DynamicTest> perft(Game<S> game) {
    Path folder = Repository.root().resolve("golden/perft").resolve(game.id());
    List<String> counts = lines(folder.resolve("counts.txt"));
    assertThat(counts).as("counts in " + folder).isNotEmpty();
    return counts.stream()
        .map(line -> line.split(" "))
        .map(words -> DynamicTest.dynamicTest(words[0], () -> count(game, folder, words)));
  }

  /// The golden records of the game, by name.
  public static SortedMap<String, GameRecord> all(Game<?> game) {
    SortedMap<String, GameRecord> all = new TreeMap<>();
    for (Path file : files(Repository.root().resolve("golden").resolve(game.id()))) {
      all.put(name(file), read(game, file));
    }
    return all;
  }

  /// One of them: `full.tx`.
  public static GameRecord record(Game<?> game, String name) {
    return read(game, Repository.root().resolve("golden").resolve(game.id()).resolve(name));
  }

  /// The hash of the position in which one of them ends, as the trace beside it gives it.
  public static String lastStateHash(Game<?> game, String name) {
    Path folder = Repository.root().resolve("golden").resolve(game.id());
    String last = lines(folder.resolve(name.replace(".tx", ".trace"))).getLast();
    if (JsonValue.parse(last) instanceof JsonValue.Members line
        && line.get("stateHash") instanceof JsonValue.Text(String hash)) {
      return hash;
    }
    throw new AssertionError(name + ": the trace has no hash of the state");
  }

  /// The hash of the position in which a match is.
  public static <S extends State<S>> String stateHash(Match<S> match) {
    CanonicalJson out = new CanonicalJson();
    match.game().writeState(match.position(), out);
    return hash(out.buffer(), out.length());
  }

  private static <S extends State<S>> void compare(Game<S> game, Path file) {
    boolean full = name(file).equals("full.tx");
    List<String> expected = lines(file.resolveSibling(name(file).replace(".tx", ".trace")));
    List<String> actual = new ArrayList<>();
    new Trace(Golden::hash, full).of(game, read(game, file), line -> actual.add(line.toString()));
    for (int ply = 0; ply < Math.min(actual.size(), expected.size()); ply++) {
      assertThat(JsonValue.parse(actual.get(ply)))
          .as(file + " at ply " + ply)
          .isEqualTo(JsonValue.parse(expected.get(ply)));
    }
    assertThat(actual).as(file + ": lines").hasSameSizeAs(expected);
  }

  private static <S extends State<S>> void count(Game<S> game, Path folder, String[] words) {
    S state = read(game, folder.resolve(words[0])).replay(game).position();
    Perft<S> perft = new Perft<>();
    for (int depth = 1; depth < words.length; depth++) {
      assertThat(perft.leaves(state, depth))
          .as(words[0] + ": leaves at depth " + depth)
          .isEqualTo(Long.parseLong(words[depth]));
    }
  }

  private static GameRecord read(Game<?> game, Path file) {
    String text = String.join("\n", lines(file)) + "\n";
    return switch (RecordReader.read(new Catalogue(List.of(game)), text)) {
      case RecordReader.Result.Read read -> read.record();
      case RecordReader.Result.Unreadable no ->
          throw new AssertionError(file + ":" + no.line() + ": " + no.reason());
    };
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> name(file).endsWith(".tx")).sorted().toList();
    } catch (IOException e) {
      throw new AssertionError("cannot read " + folder, e);
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new AssertionError("cannot read " + file, e);
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  /// A trace's hash: the first 16 hexadecimal digits of the SHA-256.
  public static String hash(byte[] bytes, int length) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(bytes, 0, length);
      return HexFormat.of().formatHex(digest.digest(), 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("no SHA-256", e);
    }
  }

  /// The hash of a text's UTF-8 bytes.
  public static String hash(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return hash(bytes, bytes.length);
  }
}
