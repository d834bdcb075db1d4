package tianxia.server.table.state;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tianxia.kernel.Event;
import tianxia.kernel.Match;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordWriter;
import tianxia.server.fair.Share;
import tianxia.server.table.state.clock.Clocks;

/// A table's record as text, for one viewer.
public final class Export {
  private Export() {}

  /// Once the game is over, the whole record with the secret, to be replayed and verified. Before,
  /// as the viewer has seen it.
  public static String of(TableState table, int viewer) {
    String record = table.over() ? whole(table.history(), headers(table)) : seen(table, viewer);
    return record + hints(table) + timeUp(table);
  }

  /// The hints that were taken, as comments.
  private static String hints(TableState table) {
    StringBuilder out = new StringBuilder();
    for (int seat = 1; seat <= table.seats(); seat++) {
      List<Integer> plies = table.hints().plies(seat);
      if (!plies.isEmpty()) {
        String all =
            plies.stream().map(ply -> Integer.toString(ply)).collect(Collectors.joining(", "));
        out.append("# Seat %d took hints after %s events.\n".formatted(seat, all));
        out.append("# La place %d a demandé conseil après %s événements.\n".formatted(seat, all));
      }
    }
    return out.toString();
  }

  /// Whose time was up, as comments.
  private static String timeUp(TableState table) {
    StringBuilder out = new StringBuilder();
    for (int seat : table.clocks().map(Clocks::up).orElse(List.of())) {
      out.append("# Seat %d ran out of time.\n".formatted(seat));
      out.append("# La place %d n’avait plus de temps.\n".formatted(seat));
    }
    return out.toString();
  }

  private static <S extends State<S>> String whole(
      GameHistory<S> line, GameRecord.Headers headers) {
    return RecordWriter.write(line.match().game(), GameRecord.of(line.match(), headers));
  }

  private static String seen(TableState table, int viewer) {
    StringBuilder out = new StringBuilder(headersAlone(table.history(), headers(table)));
    List<Event> events = table.history().seen(viewer);
    if (events.stream().anyMatch(event -> event.action().contains("?"))) {
      String whose = viewer == 0 ? "" : " " + viewer;
      out.append("# As ").append(viewer == 0 ? "a spectator" : "seat").append(whose);
      out.append(" has seen it so far: what is hidden stands as ?. To be read, not replayed.\n");
      out.append("# Telle que ").append(viewer == 0 ? "le public" : "la place").append(whose);
      out.append(" l’a vue jusqu’ici\u00a0: ce qui est caché est noté ?. À lire, non à rejouer.\n");
    }
    events.forEach(event -> out.append(event).append('\n'));
    return out.toString();
  }

  private static <S extends State<S>> String headersAlone(
      GameHistory<S> line, GameRecord.Headers headers) {
    Match<S> start = new Match<>(line.match().game(), line.match().options());
    return RecordWriter.write(start.game(), GameRecord.of(start, headers));
  }

  private static GameRecord.Headers headers(TableState table) {
    TreeMap<Integer, String> names = new TreeMap<>();
    TreeMap<Integer, String> commitments = new TreeMap<>();
    TreeMap<Integer, String> nonces = new TreeMap<>();
    for (int seat = 1; seat <= table.seats(); seat++) {
      switch (table.occupant(seat)) {
        case Occupant.Nobody nobody -> {}
        case Occupant.Person person ->
            names.put(seat, person.name().isEmpty() ? "someone who left" : person.name());
        case Occupant.Computer computer -> names.put(seat, "computer:" + computer.level().id());
      }
      share(table, seat, commitments, nonces);
    }
    return new GameRecord.Headers(
        names,
        Optional.of(
            Instant.ofEpochMilli(table.log().created())
                .atOffset(ZoneOffset.UTC)
                .toLocalDate()
                .toString()),
        table.made().series().map(s -> new GameRecord.Series(s.game(), s.of())),
        Optional.of(table.id()),
        Optional.of(table.secret().commitment()),
        commitments,
        nonces,
        table.over() ? Optional.of(table.made().secret()) : Optional.empty(),
        table
            .made()
            .from()
            .map(from -> new GameRecord.Origin(from.table(), table.history().inherited())));
  }

  /// A seat's commitment, and its nonce once all seats are taken and have committed to theirs.
  private static void share(
      TableState table, int seat, Map<Integer, String> commitments, Map<Integer, String> nonces) {
    Share share = table.occupant(seat).share();
    share.commitment().ifPresent(hash -> commitments.put(seat, hash));
    if (!table.open()) {
      share.nonce().ifPresent(nonce -> nonces.put(seat, nonce));
    }
  }
}
