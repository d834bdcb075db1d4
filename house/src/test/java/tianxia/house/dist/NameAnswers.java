package tianxia.house.dist;

import java.util.List;
import java.util.zip.CRC32;
import tianxia.server.name.Names;

/// What the check of names says about every character, as a checksum: an archive carries only a
/// part of ICU's data, and must give the same answers as the whole.
final class NameAnswers {
  private NameAnswers() {}

  public static void main(String[] args) {
    System.out.println(all());
  }

  static long all() {
    CRC32 sum = new CRC32();
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      if (!Character.isDefined(point) || Character.getType(point) == Character.PRIVATE_USE) {
        continue;
      }
      String name = "a" + Character.toString(point) + "b";
      add(sum, Names.of(name).toString());
      // Ideographs are alike in this; there are a hundred thousand.
      if (!Character.isIdeographic(point)) {
        add(sum, Names.apart(name, List.of("ab", "AB", "aob")));
      }
    }
    return sum.getValue();
  }

  private static void add(CRC32 sum, String answer) {
    sum.update(answer.getBytes(java.nio.charset.StandardCharsets.UTF_16));
  }
}
