package tianxia.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tianxia.testkit.Repository;

/// `docs/ASVS.md` names classes with tests that there are.
final class AsvsTest {
  /// A class, or a test in browsers, in the last column of a row.
  private static final Pattern SHOWN = Pattern.compile("`([A-Z]\\w+|[a-z-]+\\.e2e)`");

  private static final Pattern TESTS =
      Pattern.compile("@(Test|TestFactory|ParameterizedTest|RepeatedTest)\\b|fuzzerTestOneInput");

  private static final Pattern CONTRACT = Pattern.compile("extends (\\w+Contract)\\b");

  @Test
  void eachProofThatItNamesIsATest() throws IOException {
    Path root = Repository.root();
    Map<String, String> sources = sources(root);
    Set<String> named = named(Files.readString(root.resolve("docs/ASVS.md")));
    assertThat(named).hasSizeGreaterThan(40);
    assertThat(named).allMatch(test -> tests(test, sources));
  }

  @Test
  void aClassWithoutTestsIsNoProof() {
    Map<String, String> sources =
        Map.of(
            "AContract", "abstract class AContract { @Test void a() {} }",
            "BTest", "class BTest extends AContract {}",
            "CAuthenticator", "class CAuthenticator {}");
    assertThat(Stream.of("AContract", "BTest", "CAuthenticator", "DTest"))
        .filteredOn(test -> tests(test, sources))
        .containsExactly("AContract", "BTest");
  }

  private static Set<String> named(String page) {
    Set<String> named = new TreeSet<>();
    page.lines()
        .filter(line -> line.startsWith("|"))
        .forEach(line -> {
          Matcher shown = SHOWN.matcher(line.substring(line.lastIndexOf('|', line.length() - 2)));
          while (shown.find()) {
            named.add(shown.group(1));
          }
        });
    return named;
  }

  /// Whether a class has tests, or those of a contract; all tests in browsers are such.
  private static boolean tests(String name, Map<String, String> sources) {
    String source = sources.getOrDefault(name, "");
    Matcher contract = CONTRACT.matcher(source);
    return name.endsWith(".e2e") && !source.isEmpty()
        || TESTS.matcher(source).find()
        || contract.find() && tests(contract.group(1), sources);
  }

  /// The text of each file under the modules' tests, by its name; of those that share a name, of
  /// all.
  private static Map<String, String> sources(Path root) throws IOException {
    Map<String, String> sources = new HashMap<>();
    try (DirectoryStream<Path> modules = Files.newDirectoryStream(root)) {
      for (Path module : modules) {
        Path tests = module.resolve(module.endsWith("web") ? "e2e" : "src/test");
        if (Files.isDirectory(tests)) {
          try (Stream<Path> files = Files.walk(tests)) {
            for (Path file : files.filter(AsvsTest::isSource).toList()) {
              String name = file.getFileName().toString().replaceAll("\\.(java|ts)$", "");
              sources.merge(name, Files.readString(file), String::concat);
            }
          }
        }
      }
    }
    return sources;
  }

  private static boolean isSource(Path file) {
    return file.toString().endsWith(".java") || file.toString().endsWith(".ts");
  }
}
