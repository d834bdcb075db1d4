package tianxia.server.name;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UCharacterCategory;
import com.ibm.icu.lang.UScript;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.util.ULocale;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/// Decides which names can be mistaken for one another, by eye or by ear: their skeletons (UTS #39,
/// confusables) are the same in some letter case, without accents, blanks and punctuation.
final class Confusables {
  private static final SpoofChecker CONFUSABLES =
      new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();

  /// Small capitals, which look like capitals and have none; and the letters that they look like.
  private static final String SMALL = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋĸʟᴍʍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ";

  private static final String PLAIN = "abcdefghijkklmmnoprstuvwyz";

  private static final SpoofChecker SCRIPTS =
      new SpoofChecker.Builder()
          .setChecks(SpoofChecker.RESTRICTION_LEVEL)
          .setRestrictionLevel(SpoofChecker.RestrictionLevel.HIGHLY_RESTRICTIVE)
          .build();

  private Confusables() {}

  /// Whether letters are of one script, or of several that are written together (UTS #39, highly
  /// restrictive). Other characters than letters count as they do there.
  static boolean oneScript(String name) {
    return !SCRIPTS.failsChecks(name);
  }

  static boolean between(String one, String other) {
    return !Collections.disjoint(keys(one), keys(other));
  }

  /// Names that share one of these look alike.
  static Set<String> keys(String name) {
    String plain = Normalizer2.getNFKCInstance().normalize(name);
    Set<String> keys = new TreeSet<>();
    keys.add(key(plain));
    keys.add(key(UCharacter.foldCase(plain, true)));
    keys.add(key(UCharacter.toUpperCase(ULocale.ROOT, plain)));
    return keys;
  }

  private static String key(String text) {
    String skeleton = UCharacter.foldCase(CONFUSABLES.getSkeleton(text), true);
    StringBuilder key = new StringBuilder();
    Normalizer2.getNFDInstance()
        .normalize(skeleton)
        .codePoints()
        .filter(Confusables::counts)
        .map(Confusables::plain)
        .forEach(key::appendCodePoint);
    return key.isEmpty() ? skeleton : key.toString();
  }

  private static int plain(int point) {
    int small = SMALL.indexOf(point);
    return small < 0 ? point : PLAIN.charAt(small);
  }

  private static boolean counts(int point) {
    return switch (UCharacter.getType(point)) {
      case UCharacterCategory.SPACE_SEPARATOR,
          UCharacterCategory.DASH_PUNCTUATION,
          UCharacterCategory.START_PUNCTUATION,
          UCharacterCategory.END_PUNCTUATION,
          UCharacterCategory.CONNECTOR_PUNCTUATION,
          UCharacterCategory.OTHER_PUNCTUATION,
          UCharacterCategory.INITIAL_PUNCTUATION,
          UCharacterCategory.FINAL_PUNCTUATION ->
          false;
      case UCharacterCategory.NON_SPACING_MARK -> UScript.getScript(point) != UScript.INHERITED;
      default -> true;
    };
  }
}
