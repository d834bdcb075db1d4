package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import tianxia.server.fair.Share;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.RecordText;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;

/// The players and spectators of one table in a test.
public final class Party {
  private final House house;
  private final TableMade made;
  private final String table;
  private int commands;

  public Party(House house, TableMade made) {
    this(house, made, made.info().table());
  }

  private Party(House house, TableMade made, String table) {
    this.house = house;
    this.made = made;
    this.table = table;
  }

  /// The same tokens at another table.
  public Party at(String other) {
    return new Party(house, made, other);
  }

  public TableMade made() {
    return made;
  }

  public String table() {
    return table;
  }

  /// A seat's token; the watch code for 0.
  public String token(int seat) {
    return seat == 0
        ? made.watch()
        : Optional.ofNullable(made.tokens().get(Integer.toString(seat))).orElseThrow();
  }

  public Frame frame(int seat) {
    return (Frame) house.tables().frame(table, token(seat));
  }

  public TableInfo info() {
    return frame(0).info();
  }

  public List<String> events(int seat) {
    return frame(seat).events().stream().map(e -> e.actor() + " " + e.action()).toList();
  }

  public String record(int seat) {
    return ((RecordText) house.tables().record(table, token(seat))).text();
  }

  /// Opens a stream of a seat's view.
  public Tables.Subscription stream(int seat, Optional<Integer> since) {
    return house.tables().subscribe(table, token(seat), since);
  }

  /// Waits until the table has processed everything queued.
  public void settle() {
    house.settle(table, token(0));
  }

  public String id() {
    return "c" + ++commands;
  }

  public CommandAnswer send(int seat, ClientMessage.Request request) {
    return house.tables().command(table, token(seat), request);
  }

  public CommandAnswer play(int seat, String... actions) {
    return send(seat, new ClientMessage.Play(id(), frame(seat).seq(), List.of(actions)));
  }

  public CommandAnswer back(int seat) {
    return send(seat, new ClientMessage.Back(id(), frame(seat).seq()));
  }

  public CommandAnswer takeback(int seat) {
    return send(seat, new ClientMessage.Takeback(id(), frame(seat).seq()));
  }

  public CommandAnswer answer(int seat, boolean accept) {
    return send(seat, new ClientMessage.Answer(id(), frame(seat).seq(), accept));
  }

  public CommandAnswer pause(int seat, boolean accept) {
    return send(seat, new ClientMessage.Pause(id(), frame(seat).seq(), accept));
  }

  public CommandAnswer resign(int seat) {
    return send(seat, new ClientMessage.Resign(id(), frame(seat).seq()));
  }

  public CommandAnswer leave(int seat) {
    return send(seat, new ClientMessage.Leave(id(), frame(seat).seq()));
  }

  public CommandAnswer putOff(int seat, int until) {
    return send(seat, new ClientMessage.PutOff(id(), frame(seat).seq(), until));
  }

  public CommandAnswer rematch(int seat) {
    Share share = Share.open(House.nonce(seat + 10));
    return send(
        seat,
        new ClientMessage.Rematch(id(), frame(seat).seq(), share.commitment(), Optional.empty()));
  }

  /// Reveals the nonce that a seat committed to when it asked for this table.
  CommandAnswer reveal(int former) {
    String nonce = House.nonce(former + 10);
    return send(former, new ClientMessage.Reveal(id(), frame(former).seq(), Optional.of(nonce)));
  }

  /// The next table of the series, with all nonces revealed.
  public Party next() {
    Party next = at(info().rematch().table().orElseThrow());
    made.tokens().keySet().stream()
        .map(Integer::valueOf)
        .filter(former -> next.info().reveal().contains(next.frame(former).viewer()))
        .forEach(former -> done(next.reveal(former)));
    return next;
  }

  public static void done(CommandAnswer answer) {
    assertThat(answer).isInstanceOf(Done.class);
  }

  public static void refused(CommandAnswer answer, String code) {
    assertThat(answer)
        .isInstanceOfSatisfying(Refused.class, r -> assertThat(r.code()).isEqualTo(code));
  }

  /// Plays the first legal action of each actor until the end; all seats are persons.
  public void playOut() {
    for (Frame frame = frame(0); !frame.actors().isEmpty(); frame = frame(0)) {
      int seat = frame.actors().getFirst();
      done(play(seat, frame(seat).legal().getFirst()));
    }
  }
}
