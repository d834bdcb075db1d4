package tianxia.house.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Writes what the fuzzer begins with: a folder for each target. Prints the targets.
final class Corpus {
  private Corpus() {}

  public static void main(String[] args) throws IOException {
    for (Target target : Target.values()) {
      Path folder = Files.createDirectories(Path.of(args[0], target.type.getName()));
      List<byte[]> seeds = target.seeds();
      for (int i = 0; i < seeds.size(); i++) {
        Files.write(folder.resolve("seed-%03d".formatted(i)), seeds.get(i));
      }
      System.out.println(target.type.getName());
    }
  }
}
