package tianxia.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import tianxia.server.store.Store;

/// A store that keeps nothing durably: what is left is the cost of the tables themselves.
final class VolatileStore implements Store {
  private final Map<String, List<Row>> tables = new ConcurrentHashMap<>();

  @Override
  public void append(List<Row> rows, Waiting waiting, long at) {
    rows.forEach(row -> tables.computeIfAbsent(row.table(), id -> new ArrayList<>()).add(row));
  }

  @Override
  public List<String> tables(String after, int most) {
    return tables.keySet().stream()
        .filter(id -> id.compareTo(after) > 0)
        .sorted()
        .limit(most)
        .toList();
  }

  @Override
  public List<Row> rows(String table) {
    return List.copyOf(tables.getOrDefault(table, List.of()));
  }

  @Override
  public void prepare(Claim claim, Prepared prepared) {}

  @Override
  public List<Prepared> prepared(String table) {
    return List.of();
  }

  @Override
  public void putOff(Claim claim, PutOff putOff) {}

  @Override
  public List<PutOff> putOffs(String table) {
    return List.of();
  }

  @Override
  public List<LastWrite> lastWrites(String after, int most) {
    return List.of();
  }

  @Override
  public List<String> waitingSince(long before, int most) {
    return List.of();
  }

  @Override
  public List<String> due(long now, int most) {
    return List.of();
  }

  @Override
  public Room room() {
    return new Room(0, OptionalLong.empty());
  }

  @Override
  public long count() {
    return 0;
  }

  @Override
  public int waiting() {
    return 0;
  }

  @Override
  public void delete(Claim claim) {
    tables.remove(claim.table());
  }

  @Override
  public void probe() {}

  @Override
  public Optional<String> trouble() {
    return Optional.empty();
  }

  @Override
  public void close() {}
}
