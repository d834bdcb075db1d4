package tianxia.house.mutant;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.pitest.classinfo.ClassName;
import org.pitest.classpath.CodeSource;
import org.pitest.mutationtest.ClassMutationResults;
import org.pitest.mutationtest.ListenerArguments;
import org.pitest.mutationtest.MutationResult;
import org.pitest.mutationtest.MutationResultListener;
import org.pitest.mutationtest.MutationResultListenerFactory;
import org.pitest.mutationtest.build.InterceptorParameters;
import org.pitest.mutationtest.build.InterceptorType;
import org.pitest.mutationtest.build.ProjectMutationInterceptor;
import org.pitest.mutationtest.build.ProjectMutationInterceptorFactory;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.engine.MutationIdentifier;
import org.pitest.plugin.Feature;

/// Our part of a run of PIT: it chooses among all mutants of the area, and is told what came of
/// those. Its fields are shared with PIT's threads.
final class Plugin
    implements ProjectMutationInterceptorFactory,
        ProjectMutationInterceptor,
        MutationResultListenerFactory,
        MutationResultListener {
  static final String NAME = "trials";

  private final Choice choice;
  private final Explained explained;
  private final Sources sources;
  private final Consumer<Trial> told;
  private final List<Trial> trials = new ArrayList<>();
  private Set<String> classes = Set.of();
  private Map<MutationIdentifier, Site> sites = Map.of();

  /// @param told hears of each mutant when its fate is known
  Plugin(Choice choice, Explained explained, Sources sources, Consumer<Trial> told) {
    this.choice = choice;
    this.explained = explained;
    this.sources = sources;
    this.told = told;
  }

  /// What came of the chosen mutants, after the run.
  synchronized List<Trial> trials() {
    return List.copyOf(trials);
  }

  /// The explanations that fit no mutant of the area.
  synchronized List<Site> stale() {
    return explained.stale(sites.values(), classes);
  }

  /// How many mutants the area has.
  synchronized int all() {
    return sites.size();
  }

  @Override
  public synchronized void initialise(CodeSource code) {
    classes =
        code.getCodeUnderTestNames().stream()
            .map(ClassName::asJavaName)
            .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public synchronized Collection<MutationDetails> intercept(Collection<MutationDetails> mutants) {
    sites = Site.of(mutants, sources);
    return choice.of(mutants);
  }

  @Override
  public synchronized void handleMutationResult(ClassMutationResults results) {
    for (MutationResult result : results.getMutations()) {
      Site site = sites.get(result.getDetails().getId());
      if (site != null) {
        Trial trial =
            new Trial(
                site,
                result.getDetails().getLineNumber(),
                result.getStatus(),
                explained.has(site),
                result.getKillingTests());
        trials.add(trial);
        told.accept(trial);
      }
    }
  }

  @Override
  public void runStart() {}

  @Override
  public void runEnd() {}

  @Override
  public InterceptorType type() {
    return InterceptorType.FILTER;
  }

  @Override
  public ProjectMutationInterceptor createInterceptor(InterceptorParameters parameters) {
    return this;
  }

  @Override
  public MutationResultListener getListener(Properties properties, ListenerArguments arguments) {
    return this;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String description() {
    return "some mutants, chosen at random";
  }

  @Override
  public Feature provides() {
    return Feature.named("TRIALS").withOnByDefault(true).withDescription(description());
  }
}
