package tianxia.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScheduleTest {
  @Test
  void twoPlayersChangeSeatsOverTheSameDraws() {
    Schedule schedule = Schedule.of(2, 2, 3);
    assertThat(schedule.games()).isEqualTo(4);
    assertThat(schedule.seated(0)).containsExactly(0, 1);
    assertThat(schedule.seated(1)).containsExactly(1, 0);
    assertThat(schedule.draws(0)).isEqualTo(schedule.draws(1)).isNotEqualTo(schedule.draws(2));
  }

  @Test
  void theLastPlayerFillsTheTable() {
    Schedule schedule = Schedule.of(2, 4, 4);
    assertThat(seatings(schedule))
        .containsExactly(
            List.of(0, 1, 1, 1), List.of(1, 1, 1, 0), List.of(1, 1, 0, 1), List.of(1, 0, 1, 1));
  }

  @Test
  void threePlayersGoRoundBothWays() {
    Schedule schedule = Schedule.of(3, 3, 6);
    assertThat(seatings(schedule)).doesNotHaveDuplicates().hasSize(6);
    assertThat(schedule.block(2)).isZero();
    assertThat(schedule.block(3)).isEqualTo(1);
  }

  @Test
  void morePlayersThanSeatsMeetEachOtherEquallyOften() {
    Schedule schedule = Schedule.of(4, 2, 10);
    assertThat(schedule.games()).isEqualTo(60);
    Map<List<Integer>, Integer> met = new TreeMap<>((a, b) -> a.toString().compareTo("" + b));
    for (List<Integer> seated : seatings(schedule)) {
      met.merge(seated, 1, Integer::sum);
    }
    assertThat(met).hasSize(12);
    assertThat(met.values()).containsOnly(5);
  }

  /// The games of a shorter match are the beginning of a longer one.
  @Test
  void moreGamesGoOnWhereFewerEnd() {
    List<List<Integer>> few = seatings(Schedule.of(4, 3, 6));
    assertThat(seatings(Schedule.of(4, 3, 12)).subList(0, few.size())).isEqualTo(few);
  }

  private static List<List<Integer>> seatings(Schedule schedule) {
    return IntStream.range(0, schedule.games()).mapToObj(schedule::seated).toList();
  }
}
