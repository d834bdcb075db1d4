package tianxia.games;

import java.util.List;
import tianxia.games.contrees.Contrees;
import tianxia.games.data.Resource;
import tianxia.games.pagoda.Pagoda;
import tianxia.games.qin.Qin;
import tianxia.games.suntzu.SunTzu;
import tianxia.kernel.Catalogue;
import tianxia.kernel.words.Words;

/// The games of this house.
public final class Games {
  /// Every game, in the order in which they are shown.
  public static final Catalogue CATALOGUE =
      new Catalogue(List.of(new Qin(), new Pagoda(), new SunTzu(), new Contrees()));

  /// The languages that everything is told in.
  public static final List<String> LANGUAGES = List.of("en", "fr");

  private Games() {}

  /// The words of a game in a language, over those common to all games.
  public static Words words(String game, String language) {
    return new Words(
        language,
        List.of(
            Resource.text("common." + language + ".txt"),
            Resource.text(game + "/words." + language + ".txt")));
  }
}
