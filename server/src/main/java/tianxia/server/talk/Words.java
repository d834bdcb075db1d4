package tianxia.server.talk;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UCharacterCategory;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.Normalizer2;

/// Free words as they are kept: composed (NFC), on one line, without what is not seen or turns the
/// direction of other people's text around.
public final class Words {
  public static final int MAX_LENGTH = 280;

  /// What is taken at all: before the spaces are put together, and counted in `char`s.
  public static final int MAX_RAW = 4 * MAX_LENGTH;

  /// Vietnamese has two on a letter, Hebrew and polytonic Greek three. More of them climb over the
  /// lines of others.
  private static final int MAX_MARKS = 3;

  private static final int ZERO_WIDTH_NON_JOINER = 0x200c;
  private static final int ZERO_WIDTH_JOINER = 0x200d;
  private static final int AS_EMOJI = 0xfe0f;

  private Words() {}

  /// What became of a text.
  public sealed interface Reading {
    record Clean(String words) implements Reading {}

    /// Nothing is left, or more than may be said.
    record Length() implements Reading {}

    /// A character that nobody is to be sent.
    record Characters() implements Reading {}
  }

  public static Reading read(String raw) {
    return read(raw, MAX_LENGTH);
  }

  /// The same of another text, with so many characters at most.
  public static Reading read(String raw, int most) {
    if (raw.length() > 4 * most) {
      return new Reading.Length();
    }
    String composed = Normalizer2.getNFCInstance().normalize(raw);
    StringBuilder out = new StringBuilder();
    int marks = MAX_MARKS;
    for (int point : composed.codePoints().toArray()) {
      if (UCharacter.isUWhiteSpace(point)) {
        marks = MAX_MARKS;
        if (!out.isEmpty() && out.charAt(out.length() - 1) != ' ') {
          out.append(' ');
        }
        continue;
      }
      marks = UCharacter.getType(point) == UCharacterCategory.NON_SPACING_MARK ? marks + 1 : 0;
      if (!fit(point) || point != AS_EMOJI && marks > MAX_MARKS) {
        return new Reading.Characters();
      }
      out.appendCodePoint(point);
    }
    String words = out.toString().strip();
    int length = words.codePointCount(0, words.length());
    return length == 0 || length > most ? new Reading.Length() : new Reading.Clean(words);
  }

  private static boolean fit(int point) {
    if (point == ZERO_WIDTH_JOINER || point == ZERO_WIDTH_NON_JOINER || point == AS_EMOJI) {
      return true;
    }
    return !UCharacter.hasBinaryProperty(point, UProperty.DEFAULT_IGNORABLE_CODE_POINT)
        && switch (UCharacter.getType(point)) {
          case UCharacterCategory.CONTROL,
              UCharacterCategory.FORMAT,
              UCharacterCategory.PRIVATE_USE,
              UCharacterCategory.SURROGATE,
              UCharacterCategory.UNASSIGNED ->
              false;
          default -> true;
        };
  }
}
