package tianxia.pictures.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Shape;

/// The page's serif as outlines, with kerning, without ligatures: left to right, one line. Its
/// files are made by `web/scripts/glyphs.mjs`.
public final class Serif {
  public static final Serif REGULAR = read("serif-regular.txt");
  public static final Serif BOLD = read("serif-bold.txt");

  /// Maximum length of a straight segment of a curve, in thousandths of the size.
  private static final double PIECE = 24;

  private static final String ELLIPSIS = "…";
  private static final int MAX_LINES = 3;

  private final Map<Integer, Glyph> glyphs = new HashMap<>();
  private final Map<String, Integer> kerning = new HashMap<>();

  private record Glyph(int width, Optional<Path> outline) {}

  private Serif() {}

  private static Serif read(String file) {
    Serif serif = new Serif();
    try (InputStream in = Serif.class.getResourceAsStream("/tianxia/pictures/text/" + file)) {
      if (in == null) {
        throw new IllegalStateException(file + " is missing from the program");
      }
      new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(serif::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return serif;
  }

  private void add(String line) {
    String[] parts = line.split(" ", 3);
    if (parts[0].equals("kern")) {
      kerning.put(parts[1], Integer.parseInt(parts[2]));
    } else {
      Optional<Path> outline =
          parts.length == 3 ? Optional.of(Shape.of(parts[2], PIECE)) : Optional.empty();
      glyphs.put(Integer.parseInt(parts[0], 16), new Glyph(Integer.parseInt(parts[1]), outline));
    }
  }

  /// Whether the font has every character of a text.
  public boolean has(String text) {
    return text.codePoints().allMatch(glyphs::containsKey);
  }

  /// The width of a text at a size.
  public double width(String text, double size) {
    double width = 0;
    int before = 0;
    for (int code : text.codePoints().toArray()) {
      Glyph glyph = glyphs.get(code);
      width += kern(before, code) + (glyph == null ? 0 : glyph.width());
      before = code;
    }
    return width * size / 1000;
  }

  /// The outline of a text with its baseline at (x, y); missing characters are left out.
  public Path outline(String text, double x, double y, double size) {
    List<Path> paths = new ArrayList<>();
    double at = x;
    int before = 0;
    double scale = size / 1000;
    for (int code : text.codePoints().toArray()) {
      Glyph glyph = glyphs.get(code);
      at += kern(before, code) * scale;
      if (glyph != null) {
        double here = at;
        glyph.outline().ifPresent(path -> paths.add(path.moved(here, y, scale)));
        at += glyph.width() * scale;
      }
      before = code;
    }
    return Path.all(paths);
  }

  private int kern(int before, int code) {
    return before == 0
        ? 0
        : kerning.getOrDefault(Character.toString(before) + Character.toString(code), 0);
  }

  /// A text, truncated at its end if it is wider than the room.
  public String fitted(String text, double size, double room) {
    if (width(text, size) <= room) {
      return text;
    }
    int end = text.length();
    while (end > 0 && width(text.substring(0, end).strip() + ELLIPSIS, size) > room) {
      end = text.offsetByCodePoints(end, -1);
    }
    return text.substring(0, end).strip() + ELLIPSIS;
  }

  /// A text broken into at most three lines no wider than the room, the last one truncated.
  public List<String> lines(String text, double size, double room) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (lines.size() < MAX_LINES - 1 && width(rest, size) > room) {
      int space = rest.lastIndexOf(' ');
      while (space > 0 && width(rest.substring(0, space), size) > room) {
        space = rest.lastIndexOf(' ', space - 1);
      }
      if (space <= 0) {
        break;
      }
      lines.add(rest.substring(0, space));
      rest = rest.substring(space + 1);
    }
    lines.add(fitted(rest, size, room));
    return lines;
  }
}
