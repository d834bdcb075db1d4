package tianxia.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// A store that forgets when it goes; entries pass through their text all the same.
public class MemoryStore implements Store {
  private final TreeMap<String, List<Row>> logs = new TreeMap<>();
  private final TreeMap<String, List<PutOff>> putOffs = new TreeMap<>();

  @Override
  public synchronized void append(List<Row> rows) {
    for (Row row : rows) {
      if (logs.getOrDefault(row.table(), List.of()).size() + 1 != row.seq()) {
        throw new Failure("place " + row.seq() + " of " + row.table() + " is not free");
      }
    }
    for (Row row : rows) {
      Entry entry = EntryText.read(EntryText.write(row.entry()));
      logs.computeIfAbsent(row.table(), id -> new ArrayList<>())
          .add(new Row(row.table(), row.seq(), row.at(), entry));
    }
  }

  @Override
  public synchronized List<Row> rows(String table) {
    return List.copyOf(logs.getOrDefault(table, List.of()));
  }

  @Override
  public synchronized void putOff(PutOff putOff) {
    List<PutOff> all = putOffs.computeIfAbsent(putOff.table(), id -> new ArrayList<>());
    all.removeIf(old -> old.seat() == putOff.seat());
    all.add(putOff);
  }

  @Override
  public synchronized List<PutOff> putOffs(String table) {
    return List.copyOf(putOffs.getOrDefault(table, List.of()));
  }

  @Override
  public void close() {}
}
