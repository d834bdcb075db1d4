package tianxia.server.link;

import java.text.Bidi;
import java.util.List;
import java.util.function.UnaryOperator;
import tianxia.pictures.Person;
import tianxia.pictures.Pictures;
import tianxia.server.message.Summary;
import tianxia.server.message.TableInfo;
import tianxia.server.message.table.SeatInfo;

/// The cards of tables.
///
/// @param words of the reader
record TableCard(LinkWords words) {
  private static final String FULL_STOP = ".";

  /// The card of a table that anybody with the link may watch, as a spectator sees it.
  LinkCard watched(Summary summary) {
    TableInfo info = summary.info();
    String game = info.game();
    String state = state(summary);
    List<Person> people =
        info.seats().stream()
            .map(seat ->
                new Person(
                    seat.seat(),
                    name(info, seat),
                    words.seat(game, seat.seat()),
                    summary.actors().contains(seat.seat())))
            .toList();
    Drawing drawing =
        new Drawing.Board(game, words.game(game), summary.view().text(), people, written(summary));
    return new LinkCard(
        words.language(),
        words.about("table", game).replace("{names}", names(info)),
        state + FULL_STOP + " " + words.line(game),
        drawing);
  }

  /// The card of a table that can't be watched without a code: its game, and who invites while a
  /// seat is free.
  LinkCard closed(TableInfo info) {
    String game = info.game();
    boolean open = info.seats().stream().anyMatch(seat -> seat.kind().equals("open"));
    if (!open) {
      return game(game, words.about("table.private", game), words.line(game));
    }
    List<SeatInfo> persons =
        info.seats().stream()
            .filter(seat -> seat.kind().equals("person") && !seat.name().isEmpty())
            .toList();
    String key = persons.isEmpty() ? "invitation.nobody" : "invitation";
    String invites = words.about(key, game);
    String name = persons.isEmpty() ? "" : persons.getFirst().name();
    String title = invites.replace("{name}", isolated(name));
    String drawn = invites.replace("{name}", Pictures.written(name, words.word("somebody")));
    Drawing drawing =
        new Drawing.Game(
            game, words.game(game), List.of(drawn + FULL_STOP, words.word("invitation.seat")));
    return new LinkCard(words.language(), title, words.line(game), drawing);
  }

  /// The card of a game.
  LinkCard game(String game, String title, String line) {
    Drawing drawing = new Drawing.Game(game, words.game(game), List.of(title + FULL_STOP, line));
    return new LinkCard(words.language(), title, line, drawing);
  }

  private String names(TableInfo info) {
    List<String> names = info.seats().stream().map(seat -> isolated(name(info, seat))).toList();
    return names.size() == 2
        ? words
            .word("list.against")
            .replace("{one}", names.getFirst())
            .replace("{other}", names.getLast())
        : words.list(names);
  }

  private String name(TableInfo info, SeatInfo seat) {
    return seat.kind().equals("computer")
        ? words.word(
            "level."
                + seat.level().orElse("medium")
                + "."
                + ComputerNames.number(info.seats(), seat.seat()))
        : seat.name().isEmpty() ? words.seat(info.game(), seat.seat()) : seat.name();
  }

  /// What the table is waiting for, or how it ended.
  private String state(Summary summary) {
    return state(summary, TableCard::isolated);
  }

  private String written(Summary summary) {
    return state(summary, name -> name) + FULL_STOP;
  }

  private String state(Summary summary, UnaryOperator<String> as) {
    TableInfo info = summary.info();
    List<Integer> seats = info.winners().isEmpty() ? summary.actors() : info.winners();
    List<String> names =
        info.seats().stream()
            .filter(seat -> seats.contains(seat.seat()))
            .map(seat -> as.apply(name(info, seat)))
            .toList();
    if (!info.winners().isEmpty()) {
      return words.word(names.size() == 1 ? "wins" : "share").replace("{names}", words.list(names));
    }
    return names.size() == 1
        ? words.word("turn").replace("{name}", names.getFirst())
        : words.word("playing");
  }

  /// A name within a sentence, in directional isolates: a right-to-left name does not affect the
  /// text around it.
  static String isolated(String name) {
    char[] all = name.toCharArray();
    return Bidi.requiresBidi(all, 0, all.length) ? "\u2068" + name + "\u2069" : name;
  }
}
