package tianxia.arena.environment;

import tianxia.arena.Seeds;
import tianxia.arena.analysis.AnalysisJson;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.CanonicalJson;
import tianxia.opponents.Analysts;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;
import tianxia.search.analysis.Analyst;

/// Analyses the current position of an [Episode].
final class EpisodeAnalysis<S extends State<S>> {
  private final Game<S> game;
  private final Analyst<S> analyst;
  private final long seed;

  EpisodeAnalysis(Game<S> game, Options options, long seed) {
    this.game = game;
    this.seed = seed;
    analyst = Analysts.of(game, options);
  }

  /// @param seat that asks; 0 for the first that decides, or 1
  /// @param iterations 0 for about a tenth of a second
  CanonicalJson write(Episode<S> episode, int seat, int iterations, CanonicalJson out) {
    int actors = episode.forgotten(1).actors();
    boolean decides = actors > 1 << Actors.CHANCE;
    int asks = seat > 0 ? seat : decides ? Actors.first(actors) : 1;
    int effort = iterations > 0 ? iterations : Analysts.tenthOfASecond(game);
    Analysis analysis =
        analyst.analyse(
            episode.forgotten(asks),
            episode.seen(asks),
            asks,
            SearchBudget.iterations(effort),
            new Xoroshiro(Seeds.of(seed, episode.ply(), asks)),
            AnalysisListener.NONE);
    return AnalysisJson.write(analysis, episode.ply(), out);
  }
}
