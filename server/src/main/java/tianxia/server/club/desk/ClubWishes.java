package tianxia.server.club.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.server.club.Club;
import tianxia.server.club.Joining;
import tianxia.server.message.Problem;
import tianxia.server.message.request.club.ClubChange;
import tianxia.server.message.request.club.NewClub;
import tianxia.server.name.Names;
import tianxia.server.talk.Words;

/// What becomes of a wish how a club is to be.
sealed interface ClubWishes {
  int MIN_NAME = 2;
  int MAX_ABOUT = 500;

  /// So it can be.
  ///
  /// @param asked what is to be otherwise, as it is granted
  record Sound(ClubChange asked) implements ClubWishes {
    /// A club as it is then.
    Club within(Club club) {
      return new Club(
          club.id(),
          asked.name().orElse(club.name()),
          asked.about().orElse(club.about()),
          asked.joining().flatMap(Joining::of).orElse(club.joining()),
          asked.listed().orElse(club.listed()),
          club.made(),
          club.invitation());
    }
  }

  record Wrong(Problem why) implements ClubWishes {}

  static ClubWishes of(NewClub wish) {
    return of(
        new ClubChange(
            Optional.of(wish.name()),
            wish.about(),
            Optional.of(wish.joining()),
            Optional.of(wish.listed()),
            Optional.empty()));
  }

  static ClubWishes of(ClubChange wish) {
    if (wish.joining().filter(id -> Joining.of(id).isEmpty()).isPresent()) {
      return new Wrong(new Problem(Problem.MALFORMED, "joining must be open, asked or invited"));
    }
    Optional<String> name = Optional.empty();
    if (wish.name().isPresent()) {
      switch (Names.ofAccount(wish.name().get())) {
        case Names.Wish.Refused(Problem why) -> {
          return new Wrong(why);
        }
        case Names.Wish.Granted(String granted) -> name = Optional.of(granted);
      }
    }
    if (name.filter(each -> each.codePointCount(0, each.length()) < MIN_NAME).isPresent()) {
      return new Wrong(new Problem(Problem.NAME_LENGTH, "a club's name has 2 characters at least"));
    }
    Optional<String> about = wish.about().flatMap(ClubWishes::clean);
    return about.isEmpty() && wish.about().isPresent()
        ? new Wrong(
            new Problem(
                Problem.MALFORMED,
                "about must be up to " + MAX_ABOUT + " visible characters of plain text"))
        : new Sound(new ClubChange(name, about, wish.joining(), wish.listed(), wish.owner()));
  }

  /// What a club says of itself, line by line as what is said at tables is kept; empty where it
  /// can't be.
  private static Optional<String> clean(String raw) {
    List<String> lines = new ArrayList<>();
    for (String line : raw.length() > 4 * MAX_ABOUT ? List.of("\0") : raw.lines().toList()) {
      if (line.isBlank()) {
        continue;
      }
      if (!(Words.read(line, MAX_ABOUT) instanceof Words.Reading.Clean(String words))) {
        return Optional.empty();
      }
      lines.add(words);
    }
    String about = String.join("\n", lines);
    return Optional.of(about).filter(text -> text.codePointCount(0, text.length()) <= MAX_ABOUT);
  }
}
