package tianxia.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tianxia.server.tournament.TournamentRules.Decision;
import tianxia.server.tournament.TournamentRules.Reason;
import tianxia.server.tournament.pairing.KnockOut;
import tianxia.server.tournament.pairing.Player;
import tianxia.server.tournament.pairing.RoundResult;
import tianxia.server.tournament.pairing.Standings;
import tianxia.server.tournament.pairing.TieBreak;

final class TournamentTest {
  private static Terms terms(Kind kind, int rounds) {
    return new Terms("Cup", "qin", Map.of(), kind, rounds, true, 1, List.of(TieBreak.BUCHHOLZ), 20);
  }

  /// A tournament with its log, as somebody would keep it who may fail after each entry.
  private static final class Kept {
    private final List<TournamentEntry> log = new ArrayList<>();
    private int tables;

    Kept(Kind kind, int rounds, int players) {
      log.add(new TournamentEntry.Made("maker", terms(kind, rounds), Conduct.PLAIN));
      for (int i = 1; i <= players; i++) {
        write(TournamentRules.enter(now(), "p" + i, 2000 - i));
      }
    }

    Tournament now() {
      return Tournament.of(log);
    }

    Optional<Reason> write(Decision decision) {
      return switch (decision) {
        case Decision.Write(TournamentEntry entry) -> {
          Tournament before = now();
          log.add(entry);
          assertThat(now()).isEqualTo(before.after(entry));
          yield Optional.empty();
        }
        case Decision.Done _ -> Optional.empty();
        case Decision.Refused(Reason reason) -> Optional.of(reason);
      };
    }

    /// Does what it does by itself.
    ///
    /// @return whether there was anything
    boolean step() {
      NextStep step = NextStep.of(now());
      assertThat(NextStep.of(Tournament.of(List.copyOf(log)))).isEqualTo(step);
      return switch (step) {
        case NextStep.Wait _ -> false;
        case NextStep.Pairing pairing -> {
          log.add(pairing.entry(() -> "t" + ++tables));
          yield true;
        }
        case NextStep.Close _ -> {
          log.add(new TournamentEntry.Closed());
          yield true;
        }
      };
    }

    List<Round.Game> running() {
      return now().rounds().isEmpty()
          ? List.of()
          : now().rounds().getLast().games().stream()
              .filter(game -> game.result().isEmpty())
              .toList();
    }

    /// Lets all go on until it is over; a table ends as the chance wants.
    void playOut(Random random) {
      write(TournamentRules.start(now()));
      while (now().phase() == Tournament.Phase.RUNNING) {
        if (step()) {
          continue;
        }
        List<Round.Game> games = running();
        Round.Game game = games.get(random.nextInt(games.size()));
        Set<Integer> winners = new HashSet<>();
        Set<Integer> absent = new HashSet<>();
        for (int seat = 1; seat <= game.accounts().size(); seat++) {
          boolean gone = random.nextInt(20) == 0;
          (gone ? absent : winners).add(seat);
        }
        if (absent.isEmpty() && random.nextInt(4) > 0) {
          winners.retainAll(Set.of(1 + random.nextInt(game.accounts().size())));
        }
        write(TournamentRules.end(now(), game.table(), winners, absent));
        Tournament once = now();
        write(TournamentRules.end(now(), game.table(), Set.of(1), Set.of()));
        assertThat(now()).isEqualTo(once);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void goesToItsEnd(Kind kind) {
    Random random = new Random(9);
    for (int players = 3; players < 14; players += players < 6 ? 1 : 3) {
      Kept kept = new Kept(kind, 4, players);
      kept.playOut(random);
      Tournament over = kept.now();
      assertThat(over.rounds()).allMatch(Round::over);
      for (Round round : over.rounds()) {
        List<String> seated = new ArrayList<>(round.byes());
        round.games().forEach(game -> seated.addAll(game.accounts()));
        assertThat(seated).doesNotHaveDuplicates();
      }
      assertThat(kept.step()).isFalse();
    }
  }

  @Test
  void everybodyMeetsEverybody() {
    Kept kept = new Kept(Kind.ROUND_ROBIN, 1, 5);
    kept.playOut(new Random(1));
    assertThat(kept.now().rounds()).hasSize(5);
    for (Player player : TwoSeatTable.of(kept.now()).players()) {
      assertThat(player.results()).filteredOn(RoundResult.Absent.class::isInstance).hasSize(1);
      assertThat(
              player.results().stream()
                  .flatMapToInt(result -> result.paired().stream())
                  .distinct()
                  .count())
          .isEqualTo(4);
    }
  }

  @Test
  void whoWithdrawsLosesTheRestOfARoundRobin() {
    Kept kept = new Kept(Kind.ROUND_ROBIN, 1, 4);
    kept.write(TournamentRules.start(kept.now()));
    kept.write(TournamentRules.withdraw(kept.now(), "p4"));
    kept.playOut(new Random(2));
    List<Standings.Line> lines = Standings.of(TwoSeatTable.of(kept.now()), List.of(), true);
    assertThat(lines.getLast().number()).isEqualTo(4);
    assertThat(TwoSeatTable.of(kept.now()).player(4).results())
        .allMatch(RoundResult.Forfeit.class::isInstance);
  }

  @Test
  void sharedWinsOfAKnockOutArePlayedAgain() {
    Kept kept = new Kept(Kind.KNOCK_OUT, 1, 4);
    kept.write(TournamentRules.start(kept.now()));
    kept.step();
    assertThat(kept.running().stream().map(Round.Game::accounts))
        .containsExactly(List.of("p1", "p4"), List.of("p2", "p3"));
    kept.write(TournamentRules.end(kept.now(), "t1", Set.of(1, 2), Set.of()));
    assertThat(kept.step()).isFalse();
    kept.write(TournamentRules.end(kept.now(), "t2", Set.of(2), Set.of()));
    kept.step();
    assertThat(kept.running().stream().map(Round.Game::accounts))
        .containsExactly(List.of("p4", "p1"));
    kept.write(TournamentRules.end(kept.now(), "t3", Set.of(1), Set.of()));
    kept.step();
    assertThat(kept.running().stream().map(Round.Game::accounts))
        .containsExactly(List.of("p3", "p4"));
    kept.write(TournamentRules.end(kept.now(), "t4", Set.of(), Set.of(1)));
    kept.step();
    assertThat(kept.now().phase()).isEqualTo(Tournament.Phase.CLOSED);
    KnockOut draw = KnockOutState.of(kept.now()).draw();
    assertThat(draw.winner()).hasValue(4);
  }

  @Test
  void lateEntries() {
    Kept swiss = new Kept(Kind.SWISS, 3, 4);
    swiss.write(TournamentRules.start(swiss.now()));
    swiss.step();
    assertThat(swiss.write(TournamentRules.enter(swiss.now(), "late", 2500))).isEmpty();
    swiss.playOut(new Random(3));
    assertThat(swiss.now().seeded().getFirst().account()).isEqualTo("late");
    assertThat(TwoSeatTable.of(swiss.now()).player(1).results().getFirst())
        .isEqualTo(new RoundResult.Absent());
    assertThat(swiss.write(TournamentRules.enter(swiss.now(), "later", 1500)))
        .hasValue(Reason.CLOSED);
    Kept robin = new Kept(Kind.ROUND_ROBIN, 1, 4);
    robin.write(TournamentRules.start(robin.now()));
    assertThat(robin.write(TournamentRules.enter(robin.now(), "late", 1500)))
        .hasValue(Reason.BEGUN);
  }

  @Test
  void whatIsRefused() {
    Kept kept = new Kept(Kind.SWISS, 3, 1);
    assertThat(kept.write(TournamentRules.start(kept.now()))).hasValue(Reason.TOO_FEW);
    assertThat(kept.write(TournamentRules.withdraw(kept.now(), "x"))).hasValue(Reason.NOT_ENTERED);
    assertThat(kept.write(TournamentRules.close(kept.now(), "p1"))).hasValue(Reason.NOT_THE_MAKER);
    assertThat(kept.write(TournamentRules.end(kept.now(), "t1", Set.of(1), Set.of())))
        .hasValue(Reason.UNKNOWN_TABLE);
    for (int i = 2; i <= 20; i++) {
      kept.write(TournamentRules.enter(kept.now(), "p" + i, 1500));
    }
    assertThat(kept.write(TournamentRules.enter(kept.now(), "p21", 1500))).hasValue(Reason.FULL);
    assertThat(kept.write(TournamentRules.close(kept.now(), "maker"))).isEmpty();
    assertThat(kept.write(TournamentRules.withdraw(kept.now(), "p1"))).hasValue(Reason.CLOSED);
  }

  /// Whoever leaves before the beginning was never there.
  @Test
  void leavingBeforeTheBeginning() {
    Kept kept = new Kept(Kind.SWISS, 3, 3);
    kept.write(TournamentRules.withdraw(kept.now(), "p2"));
    assertThat(kept.now().entrants()).hasSize(2);
  }

  @Test
  void groupsShareTheirPoints() {
    Kept kept = new Kept(Kind.GROUPS, 2, 8);
    kept.write(TournamentRules.start(kept.now()));
    kept.step();
    kept.write(TournamentRules.end(kept.now(), "t1", Set.of(1), Set.of()));
    kept.write(TournamentRules.end(kept.now(), "t2", Set.of(1, 2, 3), Set.of()));
    List<GroupTable.Line> lines = GroupTable.of(kept.now()).lines();
    assertThat(lines.stream().map(GroupTable.Line::points))
        .containsExactly(12, 4, 4, 4, 0, 0, 0, 0);
    assertThat(lines.get(2).place()).isEqualTo(2);
    kept.step();
    assertThat(kept.running()).hasSize(2);
  }
}
