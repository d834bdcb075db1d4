package tianxia.house.mutant;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.pitest.classinfo.ClassByteArraySource;
import org.pitest.extension.common.NoTestSuiteFinder;
import org.pitest.help.PitHelpError;
import org.pitest.testapi.Configuration;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.testapi.TestPluginFactory;
import org.pitest.testapi.TestSuiteFinder;
import org.pitest.testapi.TestUnit;
import org.pitest.testapi.TestUnitExecutionListener;
import org.pitest.testapi.TestUnitFinder;

/// Tells PIT what a test is: a method. PIT's own plugin takes each test that a factory makes for
/// one of its own, and so runs the factory again for each of them; those of the game contract
/// choose their playouts there.
public final class MethodUnits implements TestPluginFactory, Configuration, TestUnitFinder {
  private final Launcher launcher = LauncherFactory.create();

  @Override
  public Configuration createTestFrameworkConfiguration(
      TestGroupConfig groups,
      ClassByteArraySource classes,
      Collection<String> excludedRunners,
      Collection<String> methods) {
    return this;
  }

  @Override
  public String name() {
    return "methods";
  }

  @Override
  public String description() {
    return "JUnit's tests, each method as one";
  }

  @Override
  public TestUnitFinder testUnitFinder() {
    return this;
  }

  @Override
  public TestSuiteFinder testSuiteFinder() {
    return new NoTestSuiteFinder();
  }

  @Override
  public Optional<PitHelpError> verifyEnvironment() {
    return Optional.empty();
  }

  @Override
  public List<TestUnit> findTestUnits(Class<?> testClass, TestUnitExecutionListener unused) {
    // A nested class is found with the one around it, and of the others Surefire takes these.
    if (testClass.isAnnotationPresent(Nested.class) || !testClass.getName().endsWith("Test")) {
      return List.of();
    }
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request().selectors(selectClass(testClass)).build();
    TestPlan plan = launcher.discover(request);
    return plan.getRoots().stream()
        .flatMap(root -> plan.getDescendants(root).stream())
        .filter(MethodUnits::isMethod)
        .<TestUnit>map(test -> new MethodUnit(launcher, testClass, test))
        .toList();
  }

  private static boolean isMethod(TestIdentifier test) {
    return test.getSource().filter(MethodSource.class::isInstance).isPresent();
  }
}
