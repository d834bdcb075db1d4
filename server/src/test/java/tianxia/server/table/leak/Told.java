package tianxia.server.table.leak;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.pictures.Pictures;
import tianxia.server.http.LinkHtml;
import tianxia.server.link.LinkCard;
import tianxia.server.link.LinkCards;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.Listing;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.Summary;
import tianxia.server.message.TableInfo;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Supposed;
import tianxia.server.message.table.Prepared;
import tianxia.server.notice.Notices;
import tianxia.server.notice.Sentences;
import tianxia.server.notice.TableMoment;
import tianxia.server.table.House;
import tianxia.server.table.command.Commands;
import tianxia.server.table.command.Decision;
import tianxia.server.table.command.Previews;
import tianxia.server.table.state.Export;
import tianxia.server.table.state.SeatPlans;
import tianxia.server.table.state.TableState;
import tianxia.server.table.viewer.Snapshot;
import tianxia.server.table.worker.TableNotices;

/// Everything that a table in its current state tells one viewer, as serialised for the wire:
/// frames since different points, the other endpoints' answers, the answers to commands that the
/// viewer may send, and what those are told who don't look at it.
final class Told {
  private final Snapshot snapshot;
  private final TableState table;
  private final int viewer;
  private final RandomGenerator random;
  private final List<String> words = new ArrayList<>();

  private Told(TableState table, SeatPlans plans, int viewer, RandomGenerator random) {
    this.snapshot = new Snapshot(table, plans, 0);
    this.table = table;
    this.viewer = viewer;
    this.random = random;
  }

  /// @param plans what the seats have arranged ahead
  /// @param tries actions that the viewer might try, legal or not
  /// @param random chooses the commands; equal numbers give equal commands at tables that the
  ///   viewer cannot tell apart
  static List<String> by(
      TableState table, SeatPlans plans, int viewer, List<String> tries, RandomGenerator random) {
    Told told = new Told(table, plans, viewer, random);
    told.shown();
    told.elsewhere();
    if (viewer > 0) {
      told.answered(tries);
    }
    return told.words;
  }

  /// What a link to the table shows those who may watch it. Drawn seldom, since that takes long.
  private void picture(Summary summary) {
    words.add(LinkCards.watched(summary, "fr").toString());
    LinkCard card = LinkCards.watched(summary, "en");
    words.add(card.toString());
    words.add(LinkHtml.of(card));
    if (random.nextInt(64) == 0) {
      words.add(HexFormat.of().formatHex(card.drawing().png()));
    }
  }

  private void shown() {
    frame(snapshot.frame(viewer, Optional.empty()));
    frame(snapshot.frame(viewer, Optional.of(table.seq() - 1)));
    frame(snapshot.frame(viewer, Optional.of(1 + random.nextInt(table.seq()))));
    if (random.nextInt(16) == 0) {
      frame(snapshot.position(viewer, random.nextInt(table.history().ply() + 1)));
    }
    words.add(Messages.write(snapshot.table(viewer)));
    Summary summary = snapshot.summary(viewer);
    words.add(Messages.write(Summary.class, summary));
    if (viewer == 0 && Pictures.knows(summary.info().game())) {
      picture(summary);
    }
    words.add(Messages.write(TableInfo.class, snapshot.info()));
    if (!table.over()) {
      words.add(Export.of(table, viewer));
    }
  }

  /// The row in lists of tables, and all that a notice to anybody at the table is made of, with its
  /// sentences.
  private void elsewhere() {
    words.add(Messages.write(Listing.class, Listing.of(snapshot.info())));
    new TableNotices(new Noted(words)).show(table, 0);
  }

  /// Keeps what would be told.
  private record Noted(List<String> words) implements Notices {
    @Override
    public boolean on() {
      return true;
    }

    @Override
    public void show(TableMoment moment) {
      words.add(moment.toString());
      words.addAll(Sentences.of(moment));
    }

    @Override
    public void heard(String table, int seat) {}

    @Override
    public void confirm(String table, int seat, Duration ago) {}

    @Override
    public void left(String table) {}
  }

  private void frame(Frame frame) {
    words.add(Messages.write(frame));
  }

  private void answered(List<String> tries) {
    int based = Math.max(1, table.seq() - random.nextInt(3));
    List<String> legal = table.history().match().legal(viewer);
    List<String> able = legal.isEmpty() ? tries : legal;
    // One that is legal, unless none is, followed by others, which must reveal nothing that would
    // have become known in between.
    List<String> series = List.of(any(able), any(random.nextBoolean() ? able : tries), any(tries));
    for (int actions = 1; actions <= series.size(); actions++) {
      List<String> first = series.subList(0, actions);
      answer(Previews.of(table, viewer, new ClientMessage.Preview("p", based, first)));
      decided(new ClientMessage.Play("c", based, first));
    }
    decided(new ClientMessage.Play("c", table.seq(), List.of(any(tries))));
    decided(new ClientMessage.Back("c", based));
    decided(new ClientMessage.Takeback("c", based));
    decided(new ClientMessage.Hint("c", based));
    int other = viewer % table.seats() + 1;
    decided(
        new ClientMessage.Prepare(
            "c",
            based,
            List.of(
                new Prepared.Line(List.of(other + " " + any(tries), viewer + " " + any(tries))),
                new Prepared.Line(List.of("*", viewer + " " + any(tries))))));
    supposed(new Supposed(List.of(), other), List.of());
    supposed(new Supposed(List.of(), other), List.of(any(tries)));
    supposed(new Supposed(List.of(), viewer), List.of());
    supposed(new Supposed(List.of(other + " " + any(tries)), viewer), List.of(any(tries)));
    decided(new ClientMessage.Answer("c", based, true));
    decided(new ClientMessage.Rematch("c", based, Optional.empty(), Optional.empty()));
    decided(new ClientMessage.Reveal("c", based, Optional.of(House.nonce(viewer))));
  }

  private void supposed(Supposed supposed, List<String> actions) {
    answer(
        Previews.of(
            table,
            viewer,
            new ClientMessage.Preview(
                "p", table.seq(), actions, Optional.empty(), Optional.of(supposed))));
  }

  private String any(List<String> actions) {
    return actions.get(random.nextInt(actions.size()));
  }

  private void decided(ClientMessage.Command command) {
    switch (Commands.decide(table, viewer, command)) {
      case Decision.Reply(CommandAnswer answer) -> answer(answer);
      case Decision.Write write -> words.add(command + " is done");
      case Decision.PutOff put -> words.add(command + " is kept");
      case Decision.Prepare prepare -> words.add(command + " is prepared");
    }
  }

  private void answer(CommandAnswer answer) {
    words.add(
        switch (answer) {
          case Problem problem -> Messages.write(Problem.class, problem);
          case ServerMessage message -> Messages.write(message);
        });
  }
}
