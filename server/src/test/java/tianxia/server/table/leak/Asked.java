package tianxia.server.table.leak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.kernel.Moment;
import tianxia.kernel.Xoroshiro;
import tianxia.server.computer.BotFactory;
import tianxia.server.message.Frame;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.table.Questions;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.RandomLog;
import tianxia.server.table.Streams;
import tianxia.server.table.War;

/// Plays a game for one case, and collects what the other seat is sent.
final class Asked {
  private final House house;
  private final Hourglass time;
  private final QuestionTwinsTest.Case of;
  private final List<String> got = new ArrayList<>();
  private final RandomGenerator times = new Xoroshiro(5);
  private int commands;

  /// The ply of the question being considered, and when it will be answered.
  private int over = -1;

  private int due;

  Asked(House house, Hourglass time, QuestionTwinsTest.Case of) {
    this.house = house;
    this.time = time;
    this.of = of;
  }

  private Frame frame(int seat) {
    return (Frame) house.tables().frame(RandomLog.TABLE, RandomLog.token(seat));
  }

  private void send(int seat, ClientMessage.Request request) {
    Party.done(house.tables().command(RandomLog.TABLE, RandomLog.token(seat), request));
  }

  private void play(int seat, String... actions) {
    String id = "c" + ++commands;
    send(seat, new ClientMessage.Play(id, frame(seat).seq(), List.of(actions)));
  }

  /// Both choose and lay, seat 1 first; a computer plays by itself.
  void begin() throws InterruptedException {
    if (of.computer()) {
      try (var stream =
          house.tables().subscribe(RandomLog.TABLE, RandomLog.token(2), Optional.empty())) {
        Streams.until(stream, frame -> frame.actors().equals(List.of(2)));
        play(2, "choose second-six");
        Streams.until(stream, frame -> frame.ply() >= 20 && frame.actors().equals(List.of(2)));
      }
    } else {
      play(1, "choose " + of.warlord());
      play(2, "choose second-six");
      switch (of.manner()) {
        case PUTS_OFF -> putOff(Moment.END);
        case PUTS_THE_ROUTINE_OFF -> putOff(Moment.ROUTINE);
        case ANSWERS, CHANGES_ITS_MIND, COMPUTER -> {}
      }
      String[] lays = War.first();
      List<String> legal = frame(1).legal();
      lays[0] = QuestionTwinsTest.HIGH.stream().filter(legal::contains).findFirst().orElseThrow();
      play(1, lays);
    }
    play(2, War.second());
  }

  private void putOff(int until) {
    send(1, new ClientMessage.PutOff("off" + ++commands, frame(1).seq(), until));
  }

  /// What seat 1 does at this moment, with what its page tells it: what it is asked and what it has
  /// put off. Thinking times do not depend on the answer.
  private void person(int tenth) {
    Frame own = frame(1);
    boolean asked = own.legal().contains("pass") && own.actors().equals(List.of(1));
    int until = own.questions().map(Questions::until).orElse(0);
    boolean routine = own.view().text().contains("\"phase\":\"window\"");
    if (!asked || until == Moment.END || until == Moment.ROUTINE && routine) {
      return;
    }
    if (over != own.ply()) {
      over = own.ply();
      due = tenth + times.nextInt(12);
    } else if (tenth >= due) {
      boolean changes =
          of.manner() == QuestionTwinsTest.Manner.CHANGES_ITS_MIND && times.nextBoolean();
      if (changes) {
        putOff(Moment.END);
        house.settle(RandomLog.TABLE, RandomLog.token(0));
        putOff(0);
      } else {
        play(1, "pass");
      }
    }
  }

  /// Plays through the windows in steps of a tenth of a second, and collects what seat 2 sees.
  List<String> dynasty(BotFactory players) throws InterruptedException {
    send(2, new ClientMessage.PutOff("off2", frame(2).seq(), Moment.END));
    boolean fallen = !of.falls();
    for (int tenth = 0; tenth < 160; tenth++) {
      house.thoughtOver();
      if (!of.computer()) {
        person(tenth);
      }
      note(tenth);
      time.pass(100);
      if (tenth == 13 && !fallen) {
        house.restart(players);
        frame(0);
        fallen = true;
      }
      house.settle(RandomLog.TABLE, RandomLog.token(0));
    }
    return got;
  }

  private void note(int tenth) {
    Frame frame = frame(2);
    String now = Messages.write(frame);
    // The choice of drawn cards has no pause, and is not compared here.
    boolean asked = frame.view().text().matches(".*\"phase\":\"(window|feint)\".*");
    if (asked && (got.isEmpty() || !got.getLast().endsWith(now))) {
      got.add(tenth + " " + now);
    }
  }
}
