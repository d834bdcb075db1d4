package tianxia.server.table.state;

import java.util.Arrays;
import java.util.Optional;
import tianxia.kernel.PersistentList;

/// The commands of a table that were carried out, with the seq that each was answered with.
/// Immutable. Chunks, so that one more copies only a few; within them hash codes, so that a search
/// reads a few lines of memory instead of every command.
public final class AnsweredCommands {
  static final AnsweredCommands NONE =
      new AnsweredCommands(
          PersistentList.empty(), new Chunk(new int[0], new int[0], new String[0]));

  private static final int CHUNK = 32;

  private final PersistentList<Chunk> full;
  private final Chunk latest;

  private AnsweredCommands(PersistentList<Chunk> full, Chunk latest) {
    this.full = full;
    this.latest = latest;
  }

  /// Some commands in order.
  private static final class Chunk {
    private final int[] hashes;
    private final int[] seqs;
    private final String[] keys;

    Chunk(int[] hashes, int[] seqs, String[] keys) {
      this.hashes = hashes;
      this.seqs = seqs;
      this.keys = keys;
    }

    Chunk with(int hash, int seq, String key) {
      int count = hashes.length;
      Chunk longer =
          new Chunk(
              Arrays.copyOf(hashes, count + 1),
              Arrays.copyOf(seqs, count + 1),
              Arrays.copyOf(keys, count + 1));
      longer.hashes[count] = hash;
      longer.seqs[count] = seq;
      longer.keys[count] = key;
      return longer;
    }

    /// The seq of a command; 0 if it isn't here.
    int seq(int hash, String key) {
      for (int i = 0; i < hashes.length; i++) {
        if (hashes[i] == hash && keys[i].equals(key)) {
          return seqs[i];
        }
      }
      return 0;
    }
  }

  /// With one more command.
  AnsweredCommands with(int seat, String id, int seq) {
    String key = key(seat, id);
    Chunk longer = latest.with(key.hashCode(), seq, key);
    return longer.keys.length == CHUNK
        ? new AnsweredCommands(full.plus(longer), NONE.latest)
        : new AnsweredCommands(full, longer);
  }

  /// The seq that a seat's command was answered with.
  Optional<Integer> seq(int seat, String id) {
    String key = key(seat, id);
    int hash = key.hashCode();
    int seq = latest.seq(hash, key);
    for (int i = full.size() - 1; seq == 0 && i >= 0; i--) {
      seq = full.get(i).seq(hash, key);
    }
    return seq == 0 ? Optional.empty() : Optional.of(seq);
  }

  private static String key(int seat, String id) {
    return (char) ('0' + seat) + id;
  }
}
