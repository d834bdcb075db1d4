import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Elements;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.json.JsonValue.Text;

/// Asks a database in OSV's format for known vulnerabilities of what a bill of materials names.
///
///     java Vulnerabilities ADDRESS BILL
///
/// Exits with 10 if some are known; with 0 if it was asked for all, and none is. (Java itself exits
/// with 1.)
final class Vulnerabilities {
  private static final int FOUND = 10;
  private static final int NOT_CHECKED = 3;

  public static void main(String[] args) throws InterruptedException {
    System.exit(check(new Osv(args[0]), Path.of(args[1])));
  }

  private static int check(Osv osv, Path bill) throws InterruptedException {
    String name = bill.getFileName().toString();
    try {
      List<String> components = components(bill);
      List<Osv.Finding> found = osv.ask(components);
      found.forEach(each -> System.out.println(each.component() + ": " + String.join(", ", each.ids())));
      System.out.println(
          name
              + ": "
              + components.size()
              + " components asked for, "
              + (found.isEmpty() ? "nothing known of them" : found.size() + " with known vulnerabilities"));
      return found.isEmpty() ? 0 : FOUND;
    } catch (IOException | IllegalArgumentException e) {
      System.out.println(name + ": NOT CHECKED: " + e.getMessage());
      return NOT_CHECKED;
    }
  }

  /// Those of others, as package URLs without qualifiers.
  private static List<String> components(Path bill) throws IOException {
    if (!Files.isReadable(bill)) {
      throw new IOException("there is no such file");
    }
    if (!(JsonValue.parse(Files.readString(bill)) instanceof Members all)
        || !(all.get("components") instanceof Elements(List<JsonValue> components))) {
      throw new IOException("this is no bill of materials (CycloneDX, JSON)");
    }
    SortedSet<String> found = new TreeSet<>();
    for (JsonValue component : components) {
      if (component instanceof Members each && each.get("purl") instanceof Text(String purl)) {
        found.add(purl.split("\\?", 2)[0]);
      }
    }
    found.removeIf(purl -> purl.startsWith("pkg:maven/tianxia/"));
    if (found.isEmpty()) {
      throw new IOException("it names no components");
    }
    return new ArrayList<>(found);
  }
}
