package tianxia.server.table.leak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.kernel.Xoroshiro;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.Summary;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Tables;

/// A whole game of persons who play at random at a real table, with a spectator, and every message
/// that each of them is sent: streamed, on request, and as answers to attempted actions.
final class Watchers {
  /// A message sent to a viewer.
  record Sent(int viewer, String text) {}

  final List<Sent> sent = new ArrayList<>();

  private final House house;
  private final Party party;
  private final Hourglass time;
  private final int seats;
  private final RandomGenerator random;
  private final List<Tables.Subscription> streams = new ArrayList<>();

  Watchers(House house, Party party, Hourglass time, int seats, long seed) {
    this.house = house;
    this.party = party;
    this.time = time;
    this.seats = seats;
    this.random = new Xoroshiro(seed);
  }

  void playOut() throws InterruptedException {
    for (int viewer = 0; viewer <= seats; viewer++) {
      streams.add(party.stream(viewer, Optional.empty()));
    }
    Frame now = party.frame(0);
    for (; !now.actors().isEmpty(); now = party.frame(0)) {
      look(now);
      act(now);
    }
    look(now);
    streams.forEach(Tables.Subscription::close);
  }

  /// Somebody acts or takes a choice back, and the clock may advance so that the table declines a
  /// question.
  private void act(Frame now) {
    int seat = now.actors().get(random.nextInt(now.actors().size()));
    Frame own = party.frame(seat);
    if (own.can().back() && random.nextInt(8) == 0) {
      answer(seat, party.back(seat));
    } else {
      answer(seat, party.play(seat, any(own.legal())));
    }
    if (random.nextBoolean()) {
      time.pass(400);
      party.settle();
      answer(0, party.resign(0));
    }
  }

  private void look(Frame now) throws InterruptedException {
    for (int viewer = 0; viewer <= seats; viewer++) {
      collect(viewer, now.seq());
    }
    int viewer = random.nextInt(seats + 1);
    Frame own = party.frame(viewer);
    frame(viewer, own);
    frame(
        viewer,
        (Frame)
            house
                .tables()
                .position(party.table(), party.token(viewer), random.nextInt(own.ply() + 1)));
    sent.add(
        new Sent(
            viewer,
            Messages.write(
                Summary.class,
                (Summary) house.tables().summary(party.table(), party.token(viewer)))));
    tries(viewer, own);
  }

  /// Previews legal and illegal actions, and plays an illegal series.
  private void tries(int viewer, Frame own) {
    String action = own.legal().isEmpty() ? "pass" : any(own.legal());
    for (List<String> actions : List.of(List.of(action), List.of(action, action))) {
      answer(viewer, party.send(viewer, new ClientMessage.Preview("p", own.seq(), actions)));
    }
    answer(viewer, party.play(viewer, action, "draw ?"));
  }

  private void answer(int viewer, CommandAnswer answer) {
    sent.add(
        new Sent(
            viewer,
            switch (answer) {
              case Problem problem -> Messages.write(Problem.class, problem);
              case ServerMessage message -> Messages.write(message);
            }));
  }

  private void frame(int viewer, Frame frame) {
    sent.add(new Sent(viewer, Messages.write(frame)));
  }

  private void collect(int viewer, int seq) throws InterruptedException {
    int shown = 0;
    while (shown < seq) {
      ServerMessage message = streams.get(viewer).next();
      sent.add(new Sent(viewer, Messages.write(message)));
      if (message instanceof Frame frame) {
        shown = frame.seq();
      }
    }
  }

  private String any(List<String> of) {
    return of.get(random.nextInt(of.size()));
  }
}
