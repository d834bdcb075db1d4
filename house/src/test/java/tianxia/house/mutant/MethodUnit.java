package tianxia.house.mutant;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.util.Optional;
import org.junit.platform.engine.CancellationToken;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherExecutionRequestBuilder;
import org.pitest.testapi.AbstractTestUnit;
import org.pitest.testapi.Description;
import org.pitest.testapi.ResultCollector;

/// A method with all tests that it makes, ended by the first failure.
final class MethodUnit extends AbstractTestUnit {
  private final Launcher launcher;
  private final String id;

  MethodUnit(Launcher launcher, Class<?> testClass, TestIdentifier test) {
    super(new Description(test.getUniqueId(), testClass));
    this.launcher = launcher;
    this.id = test.getUniqueId();
  }

  @Override
  public void execute(ResultCollector results) {
    results.notifyStart(getDescription());
    FirstFailure first = new FirstFailure();
    launcher.execute(
        LauncherExecutionRequestBuilder.request(
                LauncherDiscoveryRequestBuilder.request().selectors(selectUniqueId(id)).build())
            .listeners(first)
            .cancellationToken(first.ending)
            .build());
    first.failure.ifPresentOrElse(
        failure -> results.notifyEnd(getDescription(), failure),
        () -> results.notifyEnd(getDescription()));
  }

  private static final class FirstFailure implements TestExecutionListener {
    private final CancellationToken ending = CancellationToken.create();
    private volatile Optional<Throwable> failure = Optional.empty();

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      if (result.getStatus() == TestExecutionResult.Status.FAILED && failure.isEmpty()) {
        failure = result.getThrowable().or(() -> Optional.of(new AssertionError("failed")));
        ending.cancel();
      }
    }
  }
}
