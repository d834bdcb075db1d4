package tianxia.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import tianxia.server.store.rows.EntryText;

/// A store in memory; entries are serialised and parsed as in a real one.
public class MemoryStore implements Store {
  private final TreeMap<String, List<Row>> logs = new TreeMap<>();
  private final TreeMap<String, Long> waiting = new TreeMap<>();
  private final TreeMap<String, Long> due = new TreeMap<>();
  private final TreeMap<String, List<PutOff>> putOffs = new TreeMap<>();
  private final TreeMap<String, TreeMap<Integer, Prepared>> prepared = new TreeMap<>();

  @Override
  public synchronized void append(List<Row> rows, Waiting change, long at) {
    Map<String, Integer> last = new TreeMap<>();
    for (Row row : rows) {
      int before = last.getOrDefault(row.table(), logs.getOrDefault(row.table(), List.of()).size());
      last.put(row.table(), row.seq());
      if (before + 1 != row.seq()) {
        throw new Failure("place " + row.seq() + " of " + row.table() + " is not free");
      }
    }
    for (Row row : rows) {
      Entry entry = EntryText.read(EntryText.write(row.entry()));
      logs.computeIfAbsent(row.table(), id -> new ArrayList<>())
          .add(new Row(row.table(), row.seq(), row.at(), entry));
    }
    change.begins().forEach(id -> waiting.put(id, at));
    change.ends().forEach(waiting::remove);
    change
        .due()
        .forEach(each ->
            each.at()
                .ifPresentOrElse(
                    when -> due.put(each.table(), when), () -> due.remove(each.table())));
  }

  @Override
  public synchronized List<String> waitingSince(long before, int most) {
    return first(waiting, before - 1, most);
  }

  @Override
  public synchronized List<String> due(long now, int most) {
    return first(due, now, most);
  }

  private static List<String> first(Map<String, Long> times, long until, int most) {
    return times.entrySet().stream()
        .filter(entry -> entry.getValue() <= until)
        .sorted(Map.Entry.comparingByValue())
        .limit(most)
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public Room room() {
    return new Room(0, OptionalLong.empty());
  }

  @Override
  public synchronized long count() {
    return logs.size();
  }

  @Override
  public synchronized int waiting() {
    return waiting.size();
  }

  @Override
  public synchronized void delete(Claim claim) {
    String table = claim.table();
    logs.remove(table);
    putOffs.remove(table);
    prepared.remove(table);
    waiting.remove(table);
    due.remove(table);
  }

  @Override
  public void probe() {}

  @Override
  public Optional<String> trouble() {
    return Optional.empty();
  }

  @Override
  public synchronized List<String> tables(String after, int most) {
    return logs.tailMap(after, false).keySet().stream().limit(most).toList();
  }

  @Override
  public synchronized List<LastWrite> lastWrites(String after, int most) {
    return tables(after, most).stream()
        .map(table -> new LastWrite(table, rows(table).getLast().at()))
        .toList();
  }

  @Override
  public synchronized List<Row> rows(String table) {
    return List.copyOf(logs.getOrDefault(table, List.of()));
  }

  @Override
  public synchronized void putOff(Claim claim, PutOff putOff) {
    List<PutOff> all = putOffs.computeIfAbsent(putOff.table(), id -> new ArrayList<>());
    all.removeIf(old -> old.seat() == putOff.seat());
    all.add(putOff);
  }

  @Override
  public synchronized List<PutOff> putOffs(String table) {
    return List.copyOf(putOffs.getOrDefault(table, List.of()));
  }

  @Override
  public synchronized void prepare(Claim claim, Prepared lines) {
    TreeMap<Integer, Prepared> bySeat =
        prepared.computeIfAbsent(lines.table(), id -> new TreeMap<>());
    if (lines.lines().isEmpty()) {
      bySeat.remove(lines.seat());
    } else {
      bySeat.put(lines.seat(), lines);
    }
  }

  @Override
  public synchronized List<Prepared> prepared(String table) {
    return List.copyOf(prepared.getOrDefault(table, new TreeMap<>()).values());
  }

  @Override
  public void close() {}
}
