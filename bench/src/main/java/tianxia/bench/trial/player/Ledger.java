package tianxia.bench.trial.player;

import java.util.ArrayList;
import java.util.List;
import tianxia.bench.load.Message;

/// What one player was told: the answers to its commands, and all that its frames showed. Kept by
/// the player's thread, and read when that has ended.
public final class Ledger {
  /// No answer yet.
  static final int OPEN = 0;

  /// Refused, and so never carried out.
  public static final int REFUSED = -1;

  private static final int MANY = 5;

  private final IntList answers = new IntList();
  private final IntList frameSeqs = new IntList();
  private final IntList framePlies = new IntList();
  private final IntList events = new IntList();
  private final List<String> faults = new ArrayList<>();
  private int shownSeq;
  private int shownPly;

  /// Begins a command.
  ///
  /// @return its number
  public int ask() {
    answers.add(OPEN);
    return answers.size() - 1;
  }

  /// Notes an answer.
  ///
  /// @param seq of the log, or [#REFUSED]
  public void answered(int command, int seq) {
    answers.set(command, seq);
  }

  /// Whether a frame shows what was already over when the one before was made.
  boolean past(Message frame) {
    return frame.seq() < shownSeq;
  }

  /// Notes a frame, and whether it follows the one before.
  public void take(Message frame) {
    int seq = frame.seq();
    int ply = frame.ply();
    if (past(frame) || ply < shownPly) {
      fault("was shown entry " + seq + ", ply " + ply + " after " + shownSeq + ", " + shownPly);
    }
    int[] last = {frame.whole() ? 0 : shownPly};
    frame.events((at, actor, action) -> {
      if (at != ++last[0]) {
        fault("was told event " + at + " where " + last[0] + " was due, at entry " + seq);
      }
      note(at, actor, action);
    });
    if (last[0] != ply) {
      fault("knows " + last[0] + " events of " + ply + " at entry " + seq);
    }
    frameSeqs.add(seq);
    framePlies.add(ply);
    shownSeq = seq;
    shownPly = ply;
  }

  private void note(int ply, int actor, String action) {
    int seen = fingerprint(actor, action);
    if (ply == events.size() + 1) {
      events.add(seen);
    } else if (ply <= events.size() && ply >= 1) {
      int before = events.get(ply - 1);
      if (hidden(before)) {
        events.set(ply - 1, seen);
      } else if (!hidden(seen) && before != seen) {
        fault("was told event " + ply + " differently: " + actor + " " + action);
      }
    }
  }

  /// Stands for an event: its actor if the rest is hidden, else a number above all actors.
  public static int fingerprint(int actor, String action) {
    return action.indexOf('?') >= 0 ? actor : (31 * action.hashCode() + actor) | 0x100;
  }

  public static boolean hidden(int fingerprint) {
    return fingerprint >= 0 && fingerprint < 0x100;
  }

  void fault(String what) {
    if (faults.size() < MANY) {
      faults.add(what);
    }
  }

  /// The position in the log that the last frame showed.
  int shownSeq() {
    return shownSeq;
  }

  /// The answer to each command by its number: a seq, [#OPEN] or [#REFUSED].
  public IntList answers() {
    return answers;
  }

  /// The entry of the log that each frame showed.
  public IntList frameSeqs() {
    return frameSeqs;
  }

  /// How many events had happened by each frame.
  public IntList framePlies() {
    return framePlies;
  }

  /// The fingerprint of each event.
  public IntList events() {
    return events;
  }

  /// What was wrong already while it was told.
  public List<String> faults() {
    return faults;
  }
}
