package tianxia.house.mutant;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.pitest.mutationtest.MutationResultListenerFactory;
import org.pitest.mutationtest.build.ProjectMutationInterceptorFactory;
import org.pitest.mutationtest.config.PluginServices;
import org.pitest.mutationtest.config.ReportOptions;
import org.pitest.mutationtest.config.Services;
import org.pitest.mutationtest.config.ServicesFromClassLoader;
import org.pitest.mutationtest.tooling.AnalysisResult;
import org.pitest.mutationtest.tooling.EntryPoint;
import org.pitest.mutationtest.verify.BuildVerifierFactory;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.util.Glob;
import org.pitest.util.Verbosity;

/// A run of PIT over an area.
///
/// @param root of the project
/// @param threads how many mutants are tried at a time
record Run(Path root, Area area, int threads) {
  /// A test may take so many times as long as without a mutant, and so much longer: a busy machine
  /// must not kill what a test did not.
  private static final float TIMES_AS_LONG = 4;

  private static final long MILLISECONDS_LONGER = 30_000;

  /// Under Surefire the class path is hidden in a jar.
  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  /// @throws IllegalStateException if PIT could not run
  void with(Plugin plugin) {
    ClassLoader loader = Run.class.getClassLoader();
    AnalysisResult result =
        new EntryPoint()
            .execute(
                module(area.module()).toFile(),
                options(),
                new PluginServices(new WithPlugin(new ServicesFromClassLoader(loader), plugin)),
                Map.of());
    result
        .getError()
        .ifPresent(error -> {
          throw new IllegalStateException(error);
        });
  }

  Sources sources() {
    return new Sources(sourceFolder());
  }

  private ReportOptions options() {
    ReportOptions options = new ReportOptions();
    options.setReportDir(root.resolve("target/mutants").resolve(area.name()).toString());
    options.setClassPathElements(classPath());
    options.setCodePaths(List.of(module(area.module()).resolve(area.folder().compiled).toString()));
    options.setTargetClasses(area.classes());
    options.setExcludedClasses(area.leftOut());
    options.setTargetTests(Glob.toGlobPredicates(area.tests()));
    options.setSourceDirs(List.of(sourceFolder()));
    options.setMutationEngine("gregor");
    options.setMutators(List.of("DEFAULTS"));
    options.setFeatures(List.of());
    // Equal positions have equal hashes, whatever these are.
    options.setExcludedMethods(List.of("hashCode", "hash"));
    options.setGroupConfig(new TestGroupConfig());
    options.addOutputFormats(List.of(Plugin.NAME));
    options.addChildJVMArgs(List.of("-Xmx1500m", "-XX:+UseSerialGC", "-Dtianxia.brief=true"));
    options.setNumberOfThreads(threads);
    // Each in a process of its own: what a mutant left in static fields would be judged with the
    // next.
    options.setMutationUnitSize(1);
    options.setTimeoutFactor(TIMES_AS_LONG);
    options.setTimeoutConstant(MILLISECONDS_LONGER);
    options.setVerbosity(Verbosity.SILENT);
    options.setFailWhenNoMutations(true);
    options.setIncludeLaunchClasspath(false);
    return options;
  }

  private List<String> classPath() {
    List<String> path = new ArrayList<>();
    for (String module : area.testModules()) {
      path.add(module(module).resolve("target/test-classes").toString());
    }
    path.addAll(List.of(CLASS_PATH.split(File.pathSeparator, -1)));
    return path;
  }

  private Path sourceFolder() {
    return module(area.module()).resolve(area.folder().sources());
  }

  private Path module(String name) {
    return root.resolve(name);
  }

  /// The plugins on the class path, and ours, which has a state.
  private record WithPlugin(Services others, Plugin plugin) implements Services {
    @Override
    public <S> Collection<S> load(Class<S> type) {
      // One of them misses the plugin that this stands for.
      if (type == BuildVerifierFactory.class) {
        return List.of();
      }
      Collection<S> found = others.load(type);
      if (type == ProjectMutationInterceptorFactory.class
          || type == MutationResultListenerFactory.class) {
        return Stream.concat(found.stream(), Stream.of(type.cast(plugin))).toList();
      }
      return found;
    }
  }
}
