package tianxia.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Happening;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.Playout;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.words.Words;
import tianxia.opponents.Opponents;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;

/// What a table in the browser would need, compiled by TeaVM: for each game a random playout, and a
/// match with narration in words, in which a computer sometimes chooses.
public final class BrowserEntry {
  private static final int EVENTS = 40;
  private static final int ITERATIONS = 25;

  private BrowserEntry() {}

  public static void main(String[] args) {
    for (Game<?> game : Games.CATALOGUE.games()) {
      System.out.println(playout(game));
      told(game).forEach(System.out::println);
    }
  }

  private static <S extends State<S>> String playout(Game<S> game) {
    S state = game.start(Options.of(game.options(), Map.of()));
    new Playout<>(state, new Xoroshiro(7)).byLists(state);
    CanonicalJson out = new CanonicalJson();
    game.writeState(state, out);
    return out.toString();
  }

  private static <S extends State<S>> List<String> told(Game<S> game) {
    List<String> lines = new ArrayList<>();
    Words words = Games.words(game.id(), "fr");
    Match<S> match = new Match<>(game, Options.of(game.options(), Map.of()));
    Bot<S> bot = Opponents.of(game, Level.EASY);
    Xoroshiro random = new Xoroshiro(9);
    for (int i = 0; i < EVENTS && !match.over(); i++) {
      int actor = Actors.first(match.actors());
      S position = match.position();
      int action = position.sample(actor, random);
      if (actor != Actors.CHANCE && i % 8 == 7) {
        S forgotten = position.copy();
        forgotten.forget(actor);
        action =
            bot.choose(forgotten, List.of(), actor, SearchBudget.iterations(ITERATIONS), random);
      }
      var legal = (Match.Checked.Legal) match.check(actor, game.write(position, actor, action));
      StringBuilder line = new StringBuilder(legal.event().toString());
      for (Happening happening : match.narrate(0, legal)) {
        line.append(" — ").append(words.sentence(happening));
      }
      lines.add(line.toString());
      match.play(legal);
      match.why(actor, "?").ifPresent(refusal -> lines.add(words.sentence(refusal)));
    }
    lines.add(match.view(1));
    return lines;
  }
}
