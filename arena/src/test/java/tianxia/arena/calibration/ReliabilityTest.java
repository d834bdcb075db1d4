package tianxia.arena.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.network.ChanceCurve;
import tianxia.search.Level;
import tianxia.search.tree.TreeDeliberator;
import tianxia.testkit.nim.Nim;
import tianxia.testkit.nim.NimState;

class ReliabilityTest {
  private static final int MANY = 20_000;

  /// Forecasts whose true chances are those of a curve.
  private static List<Forecast> forecasts(ChanceCurve truth) {
    RandomGenerator random = new Xoroshiro(20_261_125);
    List<Forecast> all = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      double chance = random.nextDouble();
      double result = random.nextDouble() < truth.applyAsDouble(chance) ? 1 : 0;
      all.add(new Forecast(i, "all", chance, result));
    }
    return all;
  }

  @Test
  void honestForecastsAreReliable() {
    Reliability reliability = Reliability.of(forecasts(ChanceCurve.IDENTITY));
    assertThat(reliability.error()).isLessThan(0.02);
    assertThat(reliability.brier()).isCloseTo(1.0 / 6, within(0.01));
    assertThat(reliability.count()).isEqualTo(MANY);
  }

  @ParameterizedTest
  @CsvSource({"0.5, -0.3, 0", "1.6, 0.1, 0.04"})
  void theCurveIsFound(double slope, double offset, double lapse) {
    ChanceCurve truth = new ChanceCurve(slope, offset, lapse);
    List<Forecast> raw = forecasts(truth);
    ChanceCurve fitted = CurveFit.of(raw);
    assertThat(fitted.slope()).isCloseTo(truth.slope(), within(0.05));
    assertThat(fitted.offset()).isCloseTo(truth.offset(), within(0.05));
    assertThat(fitted.lapse()).isCloseTo(truth.lapse(), within(0.01));
    assertThat(Reliability.of(raw).error()).isGreaterThan(0.04);
    List<Forecast> corrected =
        raw.stream()
            .map(each ->
                new Forecast(
                    each.game(), "all", fitted.applyAsDouble(each.chance()), each.result()))
            .toList();
    assertThat(Reliability.of(corrected).error()).isLessThan(0.02);
  }

  @Test
  void certainForecastsAreLeftAlone() {
    ChanceCurve curve = new ChanceCurve(0.5, 0.3, 0);
    assertThat(curve.applyAsDouble(0)).isZero();
    assertThat(curve.applyAsDouble(1)).isEqualTo(1);
  }

  @Test
  void aRunIsResumedWhereItWasInterrupted(@TempDir Path folder) throws IOException {
    Optional<Path> file = Optional.of(folder.resolve("forecasts.txt"));
    List<Forecast> once = run(Optional.empty(), 6);
    run(file, 2);
    assertThat(run(file, 6)).isEqualTo(once).isNotEmpty();
    assertThatThrownBy(() -> ForecastFile.open(file, "another run"))
        .isInstanceOf(IOException.class);
  }

  private static List<Forecast> run(Optional<Path> path, int games) throws IOException {
    Nim nim = new Nim();
    Options options = Options.of(nim.options(), Map.of());
    CalibrationGames<NimState> playing =
        new CalibrationGames<>(nim, options, List.of(Level.EASY), 2, 20, 5);
    try (ForecastFile file = ForecastFile.open(path, playing.description())) {
      List<Forecast> all = new ArrayList<>(file.kept());
      int[] number = {file.games()};
      playing.play(
          TreeDeliberator.analyst(nim, 2),
          number[0],
          games,
          some -> {
            all.addAll(some);
            file.save(number[0]++, some);
          });
      return all;
    }
  }
}
