package tianxia.server.link;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tianxia.pictures.Pictures;
import tianxia.server.account.SeatKey;
import tianxia.server.message.Answers.SummaryAnswer;
import tianxia.server.message.PositionReply;
import tianxia.server.message.PuzzleShown;
import tianxia.server.message.Summary;
import tianxia.server.message.TableInfo;
import tianxia.server.puzzle.Puzzles;
import tianxia.server.table.Tables;

/// Makes the card of any address of the page. An address contains no secret, so a card shows only
/// public information: for a table, the game, who invites while a seat is free, and the position if
/// the table may be watched without a code.
///
/// @param people looks up the name of an account
/// @param games that can be played, in their order
public record LinkCards(
    Tables tables, Puzzles puzzles, Function<String, Optional<String>> people, List<String> games) {
  private static final int LONGEST = 100;

  public LinkCards {
    games = List.copyOf(games);
  }

  /// The relevant parts of a request.
  ///
  /// @param path decoded, from `/`
  /// @param language named by the link; empty for none
  /// @param look the key with which a table may be viewed ([SeatKey#look]); empty for none
  /// @param accepted the request's `Accept-Language`
  public record Wish(String path, String language, String look, String accepted) {}

  /// The card of an address.
  public LinkCard of(Wish wish) {
    LinkWords words = LinkWords.of(wish.language(), wish.accepted());
    String path = wish.path();
    List<String> parts = List.of(path.substring(Math.min(1, path.length())).split("/", 4));
    String kind = parts.getFirst();
    String name = parts.size() > 1 && parts.get(1).length() <= LONGEST ? parts.get(1) : "";
    return switch (kind) {
      case "t" -> table(name, wish.look(), words).orElseGet(() -> house(words));
      case "rules", "learn" ->
          drawn(name)
              ? new TableCard(words).game(name, words.about(kind, name), words.word(kind + ".line"))
              : house(words);
      case "puzzle" ->
          puzzle(name, parts.size() > 2 ? parts.get(2) : "", words).orElseGet(() -> house(words));
      case "u" -> person(name, words).orElseGet(() -> house(words));
      case "best" -> titled(words, words.word("best"));
      default -> house(words);
    };
  }

  /// The card of a table for those who may watch it.
  public static LinkCard watched(Summary table, String language) {
    return new TableCard(LinkWords.of(language, "")).watched(table);
  }

  private boolean drawn(String game) {
    return games.contains(game) && Pictures.knows(game);
  }

  private Optional<LinkCard> table(String id, String look, LinkWords words) {
    if (id.isEmpty()) {
      return Optional.empty();
    }
    TableCard card = new TableCard(words);
    return watched(id, look)
        .filter(summary -> !summary.info().phase().equals(TableInfo.WAITING))
        .filter(summary -> drawn(summary.info().game()))
        .map(card::watched)
        .or(() ->
            tables.inspect(id) instanceof TableInfo info && drawn(info.game())
                ? Optional.of(card.closed(info))
                : Optional.empty());
  }

  /// A table that may be watched without a code: a listed one, a finished one of somebody with an
  /// account, or one whose link is for spectators.
  private Optional<Summary> watched(String id, String look) {
    for (String token : List.of("", SeatKey.PUBLIC, SeatKey.ofLook(look))) {
      SummaryAnswer answer = tables.summary(id, token);
      if (answer instanceof Summary summary && summary.viewer() == 0) {
        return Optional.of(summary);
      }
    }
    return Optional.empty();
  }

  private Optional<LinkCard> puzzle(String game, String number, LinkWords words) {
    if (!drawn(game) || !number.matches("[1-9][0-9]{0,4}")) {
      return Optional.empty();
    }
    return puzzles.show(game, Integer.parseInt(number)) instanceof PuzzleShown shown
            && shown.position() instanceof PositionReply.Shown position
        ? Optional.of(
            new LinkCard(
                words.language(),
                words.about("puzzle", game).replace("{number}", number),
                words.word("puzzle.line") + " " + words.line(game),
                new Drawing.Board(
                    game,
                    words.game(game),
                    position.view().text(),
                    List.of(),
                    words.word("puzzle.line"))))
        : Optional.empty();
  }

  private Optional<LinkCard> person(String name, LinkWords words) {
    return name.isEmpty()
        ? Optional.empty()
        : people
            .apply(name)
            .map(known ->
                titled(words, words.word("person").replace("{name}", TableCard.isolated(known))));
  }

  private LinkCard house(LinkWords words) {
    return titled(words, words.word("house"));
  }

  private LinkCard titled(LinkWords words, String title) {
    return new LinkCard(
        words.language(),
        title,
        words.word("house.line") + ". " + words.word("house.more"),
        new Drawing.House(games, List.of(words.word("house.line"))));
  }
}
