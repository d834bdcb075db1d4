package tianxia.server.name;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UCharacterCategory;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.UnicodeSet;
import java.util.Optional;

/// The characters that a name may have: visible ones, displayed in their logical order, without
/// stacks of combining marks. Invisible joiners are allowed only where they join something: within
/// an emoji, and in the scripts that need them.
final class NameCharacters {
  private static final int ZERO_WIDTH_NON_JOINER = 0x200c;
  private static final int ZERO_WIDTH_JOINER = 0x200d;
  private static final int AS_TEXT = 0xfe0e;
  private static final int AS_EMOJI = 0xfe0f;

  /// Combining class 9: what joins two consonants of an Indian script.
  private static final int VIRAMA = 9;

  /// Hebrew and polytonic Greek have three on a letter.
  private static final int MAX_MARKS = 3;

  /// Drawn as nothing, or as a gap, though their category doesn't say so: blank Braille, a void
  /// notehead, blank hieroglyphs, replacement signs. And single characters that are drawn as wide
  /// as many others: the basmala, the longest of the cuneiform, dashes of several ems.
  private static final UnicodeSet UNFIT =
      new UnicodeSet(
              "[\\u2800\\U0001D159\\U00013441\\U00013442\\uFFFC\\uFFFD"
                  + "\\uFDFD\\U00012031\\U00012219\\U0001242B\\u2E3A\\u2E3B]")
          .freeze();

  private final int[] points;

  private NameCharacters(String name) {
    points = name.codePoints().toArray();
  }

  /// What is wrong with a name's characters, for the sender.
  static Optional<String> problem(String name) {
    NameCharacters letters = new NameCharacters(name);
    for (int i = 0; i < letters.points.length; i++) {
      if (!letters.shown(i)) {
        return Optional.of("the name contains an invisible, combining or line-breaking character");
      }
    }
    if (new NameCharacters(Normalizer2.getNFDInstance().normalize(name)).heaped()) {
      return Optional.of(
          "at most " + MAX_MARKS + " combining marks per letter, and none without a letter");
    }
    boolean something = name.isEmpty() || name.codePoints().anyMatch(NameCharacters::inked);
    return something ? Optional.empty() : Optional.of("the name has no visible character");
  }

  private boolean shown(int at) {
    int point = points[at];
    if (point == AS_TEXT || point == AS_EMOJI) {
      return at > 0 && emoji(points[at - 1]);
    }
    if (point == ZERO_WIDTH_JOINER || point == ZERO_WIDTH_NON_JOINER) {
      return joins(at);
    }
    return !UNFIT.contains(point)
        && !UCharacter.hasBinaryProperty(point, UProperty.DEFAULT_IGNORABLE_CODE_POINT)
        && switch (UCharacter.getType(point)) {
          case UCharacterCategory.CONTROL,
              UCharacterCategory.FORMAT,
              UCharacterCategory.LINE_SEPARATOR,
              UCharacterCategory.PARAGRAPH_SEPARATOR,
              UCharacterCategory.PRIVATE_USE,
              UCharacterCategory.SURROGATE,
              UCharacterCategory.ENCLOSING_MARK,
              UCharacterCategory.UNASSIGNED ->
              false;
          default -> true;
        };
  }

  /// Beyond ASCII, where digits count as emoji too.
  private static boolean emoji(int point) {
    return point > 0x7f && UCharacter.hasBinaryProperty(point, UProperty.EMOJI);
  }

  private boolean joins(int at) {
    if (at == 0 || at == points.length - 1) {
      return false;
    }
    int before = points[at - 1];
    int after = points[at + 1];
    boolean virama = UCharacter.getCombiningClass(before) == VIRAMA;
    return points[at] == ZERO_WIDTH_JOINER
        ? virama || emoji(after) && (emoji(before) || before == AS_EMOJI)
        : virama || joining(before) && joining(after);
  }

  /// Whether a letter is written together with its neighbours, as in Arabic script.
  private static boolean joining(int point) {
    int type = UCharacter.getIntPropertyValue(point, UProperty.JOINING_TYPE);
    return type == UCharacter.JoiningType.DUAL_JOINING
        || type == UCharacter.JoiningType.RIGHT_JOINING
        || type == UCharacter.JoiningType.LEFT_JOINING;
  }

  /// Whether too many marks stand on one letter, or some on none.
  private boolean heaped() {
    int marks = MAX_MARKS;
    for (int point : points) {
      boolean mark = UCharacter.getType(point) == UCharacterCategory.NON_SPACING_MARK;
      if (!mark) {
        marks = inked(point) ? 0 : MAX_MARKS;
      } else if (point != AS_TEXT && point != AS_EMOJI && ++marks > MAX_MARKS) {
        return true;
      }
    }
    return false;
  }

  private static boolean inked(int point) {
    return UCharacter.isLetterOrDigit(point)
        || switch (UCharacter.getType(point)) {
          case UCharacterCategory.OTHER_SYMBOL,
              UCharacterCategory.MATH_SYMBOL,
              UCharacterCategory.CURRENCY_SYMBOL,
              UCharacterCategory.MODIFIER_SYMBOL,
              UCharacterCategory.LETTER_NUMBER,
              UCharacterCategory.OTHER_NUMBER,
              UCharacterCategory.COMBINING_SPACING_MARK ->
              true;
          default -> false;
        };
  }
}
