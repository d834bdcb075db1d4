package tianxia.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;

/// Kernel, games and search compile for the browser, and play the same there.
class BrowserTest {
  @TempDir Path folder;

  @Test
  void compilesToWebAssembly() throws TeaVMToolException {
    assertThat(compile(TeaVMTargetType.WEBASSEMBLY_GC, "tianxia.wasm")).isEmpty();
    assertThat(folder.resolve("tianxia.wasm")).isNotEmptyFile();
  }

  @Test
  void asJavaScriptItPlaysAsOnTheJvm() throws Exception {
    assertThat(compile(TeaVMTargetType.JAVASCRIPT, "tianxia.js")).isEmpty();
    assumeThat(onPath("node")).as("Node on the PATH").isTrue();
    assertThat(runByNode()).isEqualTo(runHere());
  }

  /// The problems reported by TeaVM.
  private List<String> compile(TeaVMTargetType target, String file) throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(target);
    tool.setMainClass(BrowserEntry.class.getName());
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName(file);
    tool.setClassLoader(BrowserTest.class.getClassLoader());
    tool.setClassPath(
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(File::new)
            .toList());
    tool.generate();
    return tool.getProblemProvider().getProblems().stream().map(BrowserTest::told).toList();
  }

  private static String told(Problem problem) {
    DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
    problem.render(text);
    return problem.getSeverity() + ": " + text.getText() + " in " + problem.getLocation();
  }

  private static List<String> runHere() {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      BrowserEntry.main(new String[0]);
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private List<String> runByNode() throws IOException, InterruptedException {
    Path main = Files.writeString(folder.resolve("main.js"), "require('./tianxia.js').main([]);\n");
    Path out = folder.resolve("out.txt");
    Process node =
        new ProcessBuilder("node", main.toString())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    int status = node.waitFor();
    List<String> lines = Files.readAllLines(out);
    assertThat(status).as(String.join("\n", lines)).isZero();
    return lines;
  }

  private static boolean onPath(String program) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
  }
}
