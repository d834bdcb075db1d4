package tianxia.kernel.record;

import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.State;

/// Writes a [GameRecord] as text.
public final class RecordWriter {
  private RecordWriter() {}

  /// The whole text, lines ended by LF. All options are written, whether default or not.
  ///
  /// @throws IllegalArgumentException if the record's game is another one
  public static <S extends State<S>> String write(Game<S> game, GameRecord record) {
    if (!game.id().equals(record.game())) {
      throw new IllegalArgumentException(record.game() + " is not " + game.id());
    }
    StringBuilder out = new StringBuilder("tianxia 1\ngame ").append(record.game()).append('\n');
    if (game.rulesVersion() != 1) {
      line(out, "#", "rules", Integer.toString(game.rulesVersion()));
    }
    record.optionValues().forEach((name, value) -> line(out, "option", name, value));
    GameRecord.Headers headers = record.headers();
    headers.seats().forEach((seat, name) -> line(out, "seat", seat.toString(), name));
    headers.date().ifPresent(date -> line(out, "date", date));
    headers
        .series()
        .ifPresent(s -> line(out, "series", Integer.toString(s.game()), Integer.toString(s.of())));
    headers.table().ifPresent(table -> line(out, "table", table));
    headers.commitment().ifPresent(commitment -> line(out, "commitment", commitment));
    headers
        .nonceCommitments()
        .forEach((seat, hash) -> line(out, "nonce-commitment", seat.toString(), hash));
    headers.nonces().forEach((seat, nonce) -> line(out, "nonce", seat.toString(), nonce));
    headers.secret().ifPresent(secret -> line(out, "secret", secret));
    headers
        .from()
        .ifPresent(from -> line(out, "#", "from", from.table(), Integer.toString(from.ply())));
    out.append('\n');
    GameRecord.ordered(game, record.options(), record.events())
        .forEach(event -> line(out, event.toString()));
    if (record.resigned() != 0) {
      line(out, "resign", Integer.toString(record.resigned()));
    }
    if (record.result() != 0) {
      out.append("result");
      Actors.list(record.result()).forEach(seat -> out.append(' ').append(seat));
      out.append('\n');
    }
    return out.toString();
  }

  private static void line(StringBuilder out, String... words) {
    out.append(String.join(" ", words)).append('\n');
  }
}
