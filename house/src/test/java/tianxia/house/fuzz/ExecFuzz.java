package tianxia.house.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tianxia.arena.player.Forfeit;
import tianxia.arena.player.ProgramAnswer;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.State;

/// At a random position each line of an `exec:` player is a legal action of its seat, or the game
/// is forfeit for a reason in one short line.
///
/// The first four bytes choose the position, as for [NotationFuzz].
final class ExecFuzz {
  private static final int MAX_REASON = 200;

  private ExecFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length > 4) {
      String line = new String(data, 4, data.length - 4, StandardCharsets.UTF_8);
      ready(line);
      judge(NotationFuzz.position(data), line);
    }
  }

  private static void ready(String line) {
    try {
      ProgramAnswer.checkReady(line);
    } catch (Forfeit e) {
      checkReason(e, line);
    }
  }

  private static <S extends State<S>> void judge(Match<S> match, String line) {
    for (int seat : Actors.list(match.actors())) {
      if (seat > 0) {
        judge(match, seat, line);
      }
    }
  }

  private static <S extends State<S>> void judge(Match<S> match, int seat, String line) {
    Game<S> game = match.game();
    S known = match.position().copy();
    known.forget(seat);
    try {
      int action = ProgramAnswer.action(game, known, seat, line);
      int[] legal = new int[known.maxLegalNow()];
      int count = known.legalActions(seat, legal);
      if (Arrays.stream(legal, 0, count).noneMatch(each -> each == action)) {
        throw new IllegalStateException("not legal: " + action + " by " + line);
      }
    } catch (Forfeit e) {
      checkReason(e, line);
    }
  }

  private static void checkReason(Forfeit forfeit, String line) {
    String reason = forfeit.reason();
    if (reason.isEmpty() || reason.length() > MAX_REASON || reason.lines().count() != 1) {
      throw new IllegalStateException(reason + " by " + line);
    }
  }

  static List<byte[]> seeds() {
    List<byte[]> seeds = new ArrayList<>();
    for (byte[] notation : Target.NOTATION.seeds()) {
      String action = new String(notation, 4, notation.length - 4, StandardCharsets.UTF_8);
      byte[] line =
          "{\"type\":\"play\",\"actions\":[\"%s\"]}"
              .formatted(action)
              .getBytes(StandardCharsets.UTF_8);
      byte[] seed = Arrays.copyOf(notation, 4 + line.length);
      System.arraycopy(line, 0, seed, 4, line.length);
      seeds.add(seed);
    }
    seeds.add("\0\0\1\0{\"type\":\"ready\"}".getBytes(StandardCharsets.UTF_8));
    return seeds;
  }
}
