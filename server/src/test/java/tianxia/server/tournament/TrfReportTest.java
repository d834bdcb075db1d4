package tianxia.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tianxia.server.tournament.TournamentEntry.Board;
import tianxia.server.tournament.pairing.TieBreak;

final class TrfReportTest {
  private static Terms terms(Kind kind) {
    return new Terms(
        "Spring\nCup", "qin", Map.of(), kind, 2, true, 0, List.of(TieBreak.BUCHHOLZ), 20);
  }

  @Test
  void twoRounds() {
    Tournament tournament =
        Tournament.of(
            List.of(
                new TournamentEntry.Made("m", terms(Kind.SWISS), Conduct.PLAIN),
                new TournamentEntry.Entered("a", 1700),
                new TournamentEntry.Entered("b", 1600),
                new TournamentEntry.Entered("c", 1500),
                new TournamentEntry.Started(),
                new TournamentEntry.Paired(
                    List.of(new Board("t1", List.of("a", "b"))), List.of("c")),
                new TournamentEntry.Ended("t1", Set.of(1, 2), Set.of()),
                new TournamentEntry.Paired(
                    List.of(new Board("t2", List.of("c", "a"))), List.of("b")),
                new TournamentEntry.Ended("t2", Set.of(1), Set.of(2))));
    assertThat(TrfReport.of(tournament, Map.of("a", "Ada", "b", "B".repeat(40))))
        .isEqualTo(
            """
            012 Spring Cup
            062 3
            092 swiss
            001    1      Ada                               1700                             0.5    3     2 w =     3 w -
            001    2      BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB 1600                             1.5    2     1 b =  0000 - U
            001    3      Player 3                          1500                             2.0    1  0000 - U     1 b +
            XXR 2
            XXC white1
            """);
  }

  @Test
  void notOfGroups() {
    Tournament groups =
        Tournament.of(List.of(new TournamentEntry.Made("m", terms(Kind.GROUPS), Conduct.PLAIN)));
    assertThatThrownBy(() -> TrfReport.of(groups, Map.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
