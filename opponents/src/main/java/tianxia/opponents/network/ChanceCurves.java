package tianxia.opponents.network;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/// The curves that calibrate a game's analyses, by kind of decision; part of the program, made by
/// `./tianxia calibrate GAME --fit`.
///
/// @param byKind kinds without a curve are left as they are
public record ChanceCurves(Map<String, ChanceCurve> byKind) {
  public ChanceCurves {
    byKind = Map.copyOf(byKind);
  }

  /// The shipped curves.
  ///
  /// @param game its id
  /// @throws IllegalStateException if they are missing or malformed, because the build is broken
  public static ChanceCurves shipped(String game) {
    String folder = game.replace("-", "");
    return read(new String(Resource.bytes(folder + "/chances.txt"), StandardCharsets.UTF_8));
  }

  /// Reads lines `KIND SLOPE OFFSET LAPSE`; those that begin with `#` are comments.
  static ChanceCurves read(String text) {
    Map<String, ChanceCurve> all = new TreeMap<>();
    int begin = 0;
    while (begin < text.length()) {
      int end = text.indexOf('\n', begin);
      String line = text.substring(begin, end < 0 ? text.length() : end);
      begin += line.length() + 1;
      if (!line.isBlank() && !line.startsWith("#")) {
        add(all, line);
      }
    }
    return new ChanceCurves(all);
  }

  private static void add(Map<String, ChanceCurve> all, String line) {
    int one = line.indexOf(' ');
    int two = line.indexOf(' ', one + 1);
    int three = line.indexOf(' ', two + 1);
    if (one < 1 || two < 0 || three < 0) {
      throw new IllegalStateException("no curve: " + line);
    }
    double slope = Double.parseDouble(line.substring(one + 1, two));
    double offset = Double.parseDouble(line.substring(two + 1, three));
    double lapse = Double.parseDouble(line.substring(three + 1));
    all.put(line.substring(0, one), new ChanceCurve(slope, offset, lapse));
  }

  public ChanceCurve of(String kind) {
    return byKind.getOrDefault(kind, ChanceCurve.IDENTITY);
  }
}
