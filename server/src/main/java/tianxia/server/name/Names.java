package tianxia.server.name;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import tianxia.server.message.Problem;

/// The names that players give themselves: which are allowed, and how those at one table are told
/// apart. Everybody is shown the same name, on the page, in records and by screen readers.
public final class Names {
  private static final int MAX_LENGTH = 40;

  /// Of a wish, before anything is done with it; in UTF-16.
  private static final int MAX_WISH_LENGTH = 400;

  /// Written out plainly: some single characters stand for a line of them.
  private static final int MAX_PLAIN_LENGTH = 60;

  private Names() {}

  /// The verdict on a requested name.
  public sealed interface Wish {
    /// Granted, as given here: in the composed form (NFC), blanks made single spaces.
    record Granted(String name) implements Wish {}

    record Refused(Problem why) implements Wish {}
  }

  /// Checks a requested name.
  public static Wish of(String wished) {
    if (wished.length() > MAX_WISH_LENGTH) {
      return length();
    }
    String name = tidy(wished);
    Optional<String> unseen = NameCharacters.problem(name);
    if (unseen.isPresent()) {
      return refused(Problem.NAME_CHARACTERS, unseen.get());
    }
    if (!fits(name)) {
      return length();
    }
    return ReservedNames.is(name)
        ? refused(Problem.NAME_RESERVED, "the name is reserved for the table or its computers")
        : new Wish.Granted(name);
  }

  /// Checks the name that somebody wants for an account: it has letters of one script, or of
  /// scripts that are written together, since it stands for its owner everywhere.
  public static Wish ofAccount(String wished) {
    return switch (of(wished)) {
      case Wish.Granted(String name) when !Confusables.oneScript(name) ->
          refused(Problem.NAME_CHARACTERS, "the name mixes scripts");
      case Wish wish -> wish;
    };
  }

  /// What a name can be mistaken for: two names are alike if they share one of these.
  public static Set<String> keys(String name) {
    return Confusables.keys(name);
  }

  /// A name as it is looked for: in lower case, without accents.
  public static String folded(String name) {
    StringBuilder text = new StringBuilder();
    Normalizer2.getNFKDInstance()
        .normalize(name)
        .codePoints()
        .filter(point -> Character.getType(point) != Character.NON_SPACING_MARK)
        .forEach(text::appendCodePoint);
    return UCharacter.foldCase(text.toString(), true);
  }

  /// A requested name that is allowed, as it is granted.
  ///
  /// @throws IllegalStateException if it was to be refused
  public static String granted(String wished) {
    return switch (of(wished)) {
      case Wish.Granted(String name) -> name;
      case Wish.Refused(Problem why) -> throw new IllegalStateException(why.message());
    };
  }

  /// The name, told apart from those at the table that look or sound like it: who comes later has a
  /// number after it.
  public static String apart(String name, Collection<String> others) {
    String told = name;
    for (int number = 2; alike(told, others); number++) {
      told = name + " (" + number + ")";
    }
    return told;
  }

  private static boolean alike(String name, Collection<String> others) {
    return others.stream().anyMatch(other -> Confusables.between(name, other));
  }

  private static boolean fits(String name) {
    String plain = Normalizer2.getNFKCInstance().normalize(name);
    return !name.isEmpty()
        && name.codePointCount(0, name.length()) <= MAX_LENGTH
        && plain.codePointCount(0, plain.length()) <= MAX_PLAIN_LENGTH;
  }

  private static String tidy(String wished) {
    StringBuilder text = new StringBuilder();
    Normalizer2.getNFCInstance()
        .normalize(wished)
        .codePoints()
        .map(point -> Character.getType(point) == Character.SPACE_SEPARATOR ? ' ' : point)
        .filter(point -> point != ' ' || !text.isEmpty() && text.charAt(text.length() - 1) != ' ')
        .forEach(text::appendCodePoint);
    return text.toString().strip();
  }

  private static Wish length() {
    return refused(Problem.NAME_LENGTH, "a name has 1 to " + MAX_LENGTH + " characters");
  }

  private static Wish refused(String code, String why) {
    return new Wish.Refused(new Problem(code, why));
  }
}
