package tianxia.games;

import java.util.List;
import tianxia.games.contrees.Contrees;
import tianxia.games.data.Resource;
import tianxia.games.pagoda.Pagoda;
import tianxia.games.qin.Qin;
import tianxia.games.suntzu.SunTzu;
import tianxia.kernel.Catalogue;
import tianxia.kernel.words.Words;

/// The catalogue of games.
public final class Games {
  /// Every game, in the order of display.
  public static final Catalogue CATALOGUE =
      new Catalogue(List.of(new Qin(), new Pagoda(), new SunTzu(), new Contrees()));

  /// The languages of all texts.
  public static final List<String> LANGUAGES = List.of("en", "fr");

  private Games() {}

  /// The words of a game in a language, on top of those common to all games.
  public static Words words(String game, String language) {
    return new Words(
        language,
        List.of(
            Resource.text("common." + language + ".txt"),
            Resource.text(game + "/words." + language + ".txt")));
  }
}
