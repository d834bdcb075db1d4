package tianxia.house.fuzz;

import java.nio.charset.StandardCharsets;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.kernel.record.RecordWriter;

/// A text is a record, or refused with its line; what is read and written again is read the same.
final class RecordFuzz {
  private RecordFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    String text = new String(data, StandardCharsets.UTF_8);
    switch (RecordReader.read(Games.CATALOGUE, text)) {
      case RecordReader.Result.Read(GameRecord record, Game<?> game) -> {
        String written = RecordWriter.write(game, record);
        if (!(RecordReader.read(Games.CATALOGUE, written)
                instanceof RecordReader.Result.Read(GameRecord again, Game<?> same))
            || !again.equals(record)
            || !same.id().equals(game.id())) {
          throw new IllegalStateException("not read again:\n" + written);
        }
      }
      case RecordReader.Result.Unreadable(int line, String reason, var refusal) -> {
        if (line < 1 || reason.isEmpty()) {
          throw new IllegalStateException("line " + line + ": " + reason + refusal);
        }
      }
    }
  }
}
