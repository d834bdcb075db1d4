package tianxia.server.message.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.Happening;
import tianxia.kernel.Moment;
import tianxia.kernel.Refusal;
import tianxia.server.message.ChallengeShown;
import tianxia.server.message.Commitment;
import tianxia.server.message.Frame;
import tianxia.server.message.FriendNews;
import tianxia.server.message.Hint;
import tianxia.server.message.Joined;
import tianxia.server.message.Listing;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.Summary;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.TalkShown;
import tianxia.server.message.WrittenMessage;
import tianxia.server.message.news.ClubNews;
import tianxia.server.message.news.TournamentNews;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.Speaker;
import tianxia.server.message.request.SummaryRequest;
import tianxia.server.message.request.TalkMessage;
import tianxia.server.message.table.Allowed;
import tianxia.server.message.table.ClockShown;
import tianxia.server.message.table.ClockTerms;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.GameInfo;
import tianxia.server.message.table.HintPlies;
import tianxia.server.message.table.Permissions;
import tianxia.server.message.table.Prepared;
import tianxia.server.message.table.Questions;
import tianxia.server.message.table.RawJson;
import tianxia.server.message.table.SeatInfo;
import tianxia.server.message.table.StageShown;
import tianxia.server.message.table.StagesShown;

class MessagesTest {
  private static final String HASH = "9c".repeat(32);
  private static final String NONCE = "0123456789abcdef0123456789abcdef";
  private static final RawJson VIEW = new RawJson("{\"game\":\"qin\",\"turn\":1}");
  private static final RawJson HAPPENING =
      RawJson.of(Happening.of("founded").with("at", "e7").with("by", 1));

  private static final Questions QUESTIONS =
      new Questions(
          30,
          List.of(
              new Questions.Ahead(
                  30, RawJson.of(Happening.of("until-province").with("province", "Ti"))),
              new Questions.Ahead(Moment.END, RawJson.of(Happening.of("until-end")))));

  private static final Optional<List<Map<String, String>>> BOARDS =
      Optional.of(List.of(Map.of("board", "bird"), Map.of("board", "lion")));

  static final TableInfo INFO =
      new TableInfo(
          "t1",
          "qin",
          Map.of("board", "bird", "players", "2"),
          List.of(
              new SeatInfo(
                  1,
                  "person",
                  "Mei",
                  Optional.empty(),
                  true,
                  Optional.of(HASH),
                  Optional.of(NONCE),
                  Optional.of(new HintPlies(List.of(0, 7)))),
              new SeatInfo(
                  2,
                  "computer",
                  "",
                  Optional.of("hard"),
                  true,
                  Optional.empty(),
                  Optional.empty(),
                  Optional.empty())),
          List.of(1),
          TableInfo.OVER,
          List.of(1),
          0,
          "ab",
          Optional.of("cd"),
          Optional.of(new TableInfo.Series(1, 2, List.of(3, 4), BOARDS)),
          Optional.of(new Allowed(true, false)),
          Optional.of(true),
          Optional.of(
              new ClockTerms(
                  300,
                  5,
                  Optional.of(2),
                  "lost",
                  List.of(2),
                  Optional.of(new ClockTerms.Pause(List.of(1), false)),
                  List.of(14, 3))),
          Optional.of(new TableInfo.Takeback(1, List.of(2))),
          new TableInfo.Rematch(
              List.of(2), Optional.of(new Commitment("t2", "ef")), Optional.of("t2")),
          Optional.of(new TableInfo.Origin("t0", 12)),
          5,
          6);

  static final Optional<ClockShown> CLOCK =
      Optional.of(new ClockShown(List.of(1_000L, 2_000L), List.of(0L, 500L), List.of(2)));

  static final Prepared PREPARED =
      new Prepared(
          List.of(
              new Prepared.Line(List.of("2 c3", "1 d4")), new Prepared.Line(List.of("1 \u00e9"))),
          List.of(new Prepared.Line(List.of("1 \u00e9"))));

  private static final ServerMessage.Silenced SILENCED =
      new ServerMessage.Silenced("mute", "rude", 9);

  private static final List<ServerMessage> SENT =
      List.of(
          new Frame(
              1,
              7,
              1,
              true,
              List.of(new EventShown(1, 0, "draw ?", List.of(HAPPENING))),
              List.of(1),
              VIEW,
              List.of("pass"),
              new Permissions(true, false, true, false, true),
              INFO,
              Optional.of(new StagesShown(List.of(new StageShown(1, 1, VIEW)))),
              Optional.of(QUESTIONS),
              Optional.of(PREPARED),
              CLOCK),
          new ServerMessage.TableMessage(
              Permissions.NOTHING, INFO, Optional.empty(), Optional.of(PREPARED), CLOCK),
          new ServerMessage.TableMessage(
              Permissions.NOTHING,
              INFO,
              Optional.of(QUESTIONS),
              Optional.empty(),
              Optional.empty()),
          new ServerMessage.Thinking(2, 500),
          new Hint(
              1,
              7,
              true,
              List.of(
                  new Hint.Choice(
                      List.of("x", "y"),
                      6_200,
                      150,
                      10_000,
                      List.of(HAPPENING),
                      List.of(new EventShown(2, 2, "z", List.of())),
                      false))),
          new ServerMessage.Done("a", 8),
          ServerMessage.Refused.illegal(
              "b", "no", 0, RawJson.of(new Refusal("QIN-5", Happening.of("occupied")))),
          ServerMessage.Refused.of("c", RefusedCode.STALE, "gone"),
          new ServerMessage.Previewed("d", List.of(HAPPENING), VIEW, List.of("x", "y")),
          new LobbyShown(true, List.of(Listing.of(INFO)), List.of()),
          new LobbyShown(false, List.of(), List.of("t1")),
          new FriendNews(
              1,
              List.of(new ChallengeShown("t1", "Bo", "open", 9, Listing.of(INFO))),
              List.of(),
              List.of(new TournamentNews("c1", "Cup", "qin", 2, "t2")),
              List.of(new ClubNews("k1", "Go!", 2, false))),
          new TalkShown(
              List.of(
                  new TalkShown.Said(
                      "players",
                      3,
                      9,
                      2,
                      Optional.empty(),
                      Optional.of("hello"),
                      Optional.empty(),
                      Optional.empty()),
                  new TalkShown.Said(
                      "watchers",
                      1,
                      9,
                      0,
                      Optional.of("Wu"),
                      Optional.empty(),
                      Optional.empty(),
                      Optional.of(new TalkShown.Removed("host", Optional.of("rude")))))),
          SILENCED,
          ServerMessage.Refused.silenced("e", SILENCED),
          new ServerMessage.Failure("too-slow", "sorry"),
          new ServerMessage.Pong());

  private static final List<ClientMessage> RECEIVED =
      List.of(
          new ClientMessage.Hello("secret", Optional.of(3), Optional.empty()),
          new ClientMessage.Hello("secret", Optional.empty(), Optional.empty()),
          new ClientMessage.Hello("secret", Optional.of(3), Optional.of(new Heard(4, 0))),
          new TalkMessage.Say(
              "a", 1, Optional.of("hello"), Optional.empty(), Optional.of(Speaker.UNKNOWN)),
          new TalkMessage.Say("a", 1, Optional.empty(), Optional.of("x"), Optional.empty()),
          new TalkMessage.Report("a", 1, "players", 3, "spam", Optional.empty()),
          new ClientMessage.Ping(),
          new ClientMessage.Look(true),
          new ClientMessage.Play("a", 1, List.of("x", "y")),
          new ClientMessage.Back("a", 1),
          new ClientMessage.Takeback("a", 1),
          new ClientMessage.Answer("a", 1, false),
          new ClientMessage.Resign("a", 1),
          new ClientMessage.Leave("a", 1),
          new ClientMessage.Rematch("a", 1, Optional.of(HASH), Optional.empty()),
          new ClientMessage.Rematch("a", 1, Optional.empty(), Optional.of(NONCE)),
          new ClientMessage.Rematch("a", 1, Optional.empty(), Optional.empty()),
          new ClientMessage.Reveal("a", 1, Optional.of(NONCE)),
          new ClientMessage.PutOff("a", 1, 0),
          new ClientMessage.PutOff("a", 1, Moment.END),
          new ClientMessage.Prepare("a", 1, List.of()),
          new ClientMessage.Prepare(
              "a", 1, List.of(new Prepared.Line(List.of("2 take 1", "1 take 2")))),
          new ClientMessage.Hint("a", 1),
          new ClientMessage.Unlist("a", 1),
          new ClientMessage.Pause("a", 1, true),
          new ClientMessage.Vacation("a", 1, 3),
          new ClientMessage.Nights("a", 1, "Europe/Paris"),
          new ClientMessage.Preview("a", 1, List.of("x")));

  @Test
  void everyServerMessageComesBackAsItWas() {
    for (ServerMessage message : SENT) {
      String text = Messages.write(message);
      assertThat(text).startsWith("{\"type\":");
      assertThat(read(ServerMessage.class, text)).isEqualTo(message);
    }
    Set<Class<?>> kinds = leaves(ServerMessage.class);
    // Another node's message, which is passed on unread.
    kinds.remove(WrittenMessage.class);
    assertThat(kinds(SENT)).isEqualTo(kinds);
  }

  @Test
  void everyClientMessageComesBackAsItWas() {
    for (ClientMessage message : RECEIVED) {
      String text = Messages.write(ClientMessage.class, message);
      assertThat(read(ClientMessage.class, text)).isEqualTo(message);
    }
    assertThat(kinds(RECEIVED)).isEqualTo(leaves(ClientMessage.class));
  }

  @Test
  void everyHttpMessageComesBackAsItWas() {
    returns(
        NewTable.class,
        new NewTable(
            Optional.of("t1"),
            "qin",
            Optional.of(Map.of("players", "3")),
            List.of(
                new NewTable.Me("Mei", Optional.of(HASH), Optional.empty()),
                NewTable.Open.TO_ALL,
                new NewTable.Computer("easy")),
            Optional.of(2),
            BOARDS,
            Optional.of(true),
            Optional.of(false),
            Optional.of(true),
            Optional.empty(),
            Optional.of(new NewTable.Clock(300, 5, Optional.of("computer")))));
    returns(
        NewTable.class,
        new NewTable(
            Optional.empty(),
            "qin",
            Optional.empty(),
            List.of(NewTable.Open.TO_ALL, NewTable.Open.TO_ALL),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(new NewTable.From("t0", "x", 12)),
            Optional.empty()));
    returns(TableMade.class, new TableMade(INFO, Map.of("1", "x"), "y", "z"));
    returns(
        Join.class,
        new Join(
            Optional.of(2),
            "Bo",
            Optional.empty(),
            Optional.of(NONCE),
            Optional.of("a".repeat(24))));
    returns(Joined.class, new Joined(INFO, 2, "x"));
    returns(TableInfo.class, INFO);
    returns(Summary.class, new Summary(INFO, 1, List.of(1), VIEW, 7, 1, Optional.empty()));
    returns(SummaryRequest.class, new SummaryRequest(List.of(new SummaryRequest.Key("t", "x"))));
    returns(Problem.class, new Problem(Problem.TAKEN, "the seat is taken"));
    returns(RecordText.class, new RecordText("tianxia 1\n"));
    returns(Commitment.class, new Commitment("t", "ab"));
    returns(
        GameInfo.class,
        new GameInfo(
            "qin",
            List.of(new GameInfo.Option("board", List.of("bird", "lion"), "bird")),
            List.of("easy"),
            "hands",
            true,
            false));
  }

  @Test
  void absentFieldsAreNotWritten() {
    String text = Messages.write(ServerMessage.Refused.of("c", RefusedCode.NOT_ALLOWED, "no"));
    assertThat(text)
        .isEqualTo(
            "{\"type\":\"refused\",\"id\":\"c\",\"code\":\"not-allowed\",\"message\":\"no\"}");
  }

  @Test
  void theTypeMayStandAnywhere() {
    assertThat(read(ClientMessage.class, "{\"seq\":4,\"id\":\"x\",\"type\":\"back\"}"))
        .isEqualTo(new ClientMessage.Back("x", 4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "7",
        "{",
        "{}",
        "{\"type\":\"dance\"}",
        "{\"type\":7}",
        "{\"type\":\"play\",\"seq\":1,\"actions\":[\"x\"]}",
        "{\"type\":\"play\",\"id\":\"a\",\"actions\":[\"x\"]}",
        "{\"type\":\"play\",\"id\":\"a\",\"seq\":0,\"actions\":[\"x\"]}",
        "{\"type\":\"play\",\"id\":\"a\",\"seq\":1.5,\"actions\":[\"x\"]}",
        "{\"type\":\"play\",\"id\":\"a\",\"seq\":99999999999,\"actions\":[\"x\"]}",
        "{\"type\":\"play\",\"id\":\"a\",\"seq\":2147483648,\"actions\":[\"x\"]}",
        "{\"type\":\"put-off\",\"id\":\"a\",\"seq\":1}",
        "{\"type\":\"put-off\",\"id\":\"a\",\"seq\":1,\"until\":null}",
        "{\"type\":\"put-off\",\"id\":\"a\",\"seq\":1,\"until\":-1}",
        "{\"type\":\"put-off\",\"id\":\"a\",\"seq\":1,\"until\":9999999999}",
        "{\"type\":\"play\",\"id\":\"a\",\"seq\":1,\"actions\":[]}",
        "{\"type\":\"play\",\"id\":\"a\",\"seq\":1,\"actions\":\"x\"}",
        "{\"type\":\"play\",\"id\":\"a\",\"seq\":1,\"actions\":[null]}",
        "{\"type\":\"play\",\"id\":\"a\",\"seq\":1,\"actions\":[{}]}",
        "{\"type\":\"play\",\"id\":\"a b\",\"seq\":1,\"actions\":[\"x\"]}",
        "{\"type\":\"back\",\"id\":\"a\",\"seq\":1}}",
        "{\"type\":\"back\",\"id\":\"a\",\"seq\":1} {}",
        "{\"type\":\"back\",\"id\":\"a\",\"seq\":1,\"more\":1}",
        "{\"type\":\"answer\",\"id\":\"a\",\"seq\":1}",
        "{\"type\":\"back\",\"id\":\"a\",\"seq\":\"1\"}",
        "{\"type\":\"back\",\"id\":\"a\",\"s\\u0065q\":\"1\"}",
        "{\"type\":\"put-off\",\"id\":\"a\",\"seq\":1,\"until\":\"18\"}",
        "{\"type\":\"hello\",\"token\":\"x\",\"since\":\"1\"}",
        "{\"type\":\"answer\",\"id\":\"a\",\"seq\":1,\"accept\":\"true\"}",
        "{\"type\":\"hello\"}",
        "{\"type\":\"hello\",\"token\":\"x\",\"since\":-1}",
        "{\"type\":\"rematch\",\"id\":\"a\",\"seq\":1,\"nonce\":\"xyz\"}",
      })
  void whatIsNoClientMessageIsSaidSo(String text) {
    assertThat(Messages.receive(ClientMessage.class, text))
        .isInstanceOfSatisfying(
            Messages.Parsed.Malformed.class, m -> assertThat(m.why()).isNotBlank());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "aaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaa+"
      })
  void aSeatsTokenIsAsTheServersOwn(String token) {
    Join join =
        new Join(
            Optional.empty(),
            "Mei",
            Optional.of(HASH),
            Optional.empty(),
            Optional.of("aaaaaaaaaaaa_aaaaaaaaa-A"));
    String text = Messages.write(Join.class, join);
    assertThat(read(Join.class, text)).isEqualTo(join);
    assertThat(Messages.receive(Join.class, text.replace(join.token().orElseThrow(), token)))
        .isInstanceOf(Messages.Parsed.Malformed.class);
  }

  private static <T> T read(Class<T> type, String text) {
    return switch (Messages.read(type, text)) {
      case Messages.Parsed.Read<T>(T message) -> message;
      case Messages.Parsed.Malformed<T> wrong ->
          throw new AssertionError(text + ": " + wrong.why());
    };
  }

  private static <T> void returns(Class<T> type, T message) {
    assertThat(read(type, Messages.write(type, message))).isEqualTo(message);
  }

  private static Set<Class<?>> kinds(List<?> messages) {
    Set<Class<?>> all = new HashSet<>();
    messages.forEach(message -> all.add(message.getClass()));
    return all;
  }

  private static Set<Class<?>> leaves(Class<?> sealed) {
    Set<Class<?>> all = new HashSet<>();
    Arrays.stream(sealed.getPermittedSubclasses())
        .forEach(type -> {
          if (type.isSealed()) {
            all.addAll(leaves(type));
          } else {
            all.add(type);
          }
        });
    return all;
  }
}
