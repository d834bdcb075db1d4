package tianxia.cluster.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import java.io.NotSerializableException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tianxia.cluster.shard.Departure;
import tianxia.cluster.shard.Moved;
import tianxia.cluster.table.TableRequest;
import tianxia.cluster.table.ToSource;
import tianxia.cluster.table.ToTable;
import tianxia.cluster.table.ToViewer;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TalkShown;
import tianxia.server.message.WrittenMessage;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.Withdrawal;

/// What passes between nodes comes out as it went in, and what is wrong is refused.
class TableSerializerTest {
  private static final ActorSystem<Object> SYSTEM =
      ActorSystem.create(
          Behaviors.empty(),
          "test",
          ConfigFactory.parseString("pekko.loglevel = WARNING")
              .withFallback(ConfigFactory.defaultReference())
              .resolve());

  private final TableSerializer serializer =
      new TableSerializer((ExtendedActorSystem) Adapter.toClassic(SYSTEM));

  @AfterAll
  static void end() {
    SYSTEM.terminate();
  }

  private Object through(Object message) throws NotSerializableException {
    return serializer.fromBinary(serializer.toBinary(message), serializer.manifest(message));
  }

  @Test
  void questionsAndAnswersComeThrough() throws NotSerializableException {
    ActorRef<ToTable.Reply> reply = SYSTEM.unsafeUpcast();
    var join =
        new Join(
            Optional.of(2),
            "Zoë 子",
            Optional.of("ab".repeat(32)),
            Optional.empty(),
            Optional.empty());
    for (TableRequest<?> request :
        List.<TableRequest<?>>of(
            new TableRequest.Reserve("t"),
            new TableRequest.TakeSeat("t", "x", join),
            new TableRequest.TakeSeat("t", "x", join.named("a1", "Zoë 子", true)),
            new TableRequest.Details("t", "x"),
            new TableRequest.Position("t", "x", Optional.empty()),
            new TableRequest.Position("t", "x", Optional.of(7)),
            new TableRequest.GameRecord("t", "x"),
            new TableRequest.ShortSummary("t", "x"),
            new TableRequest.Command("t", "x", new ClientMessage.Play("a", 3, List.of("take 1"))),
            new TableRequest.Command(
                "t", "x", new ClientMessage.Preview("a", 3, List.of("take 1"))),
            new TableRequest.Expire("t"),
            new TableRequest.Inspect("t"),
            new TableRequest.Renew("t", "x", 2),
            new TableRequest.Remove("t"),
            new TableRequest.Withdraw("t"),
            new TableRequest.Retire("t"),
            new TableRequest.Settle("t"),
            new TableRequest.Whereabouts("t"),
            new TableRequest.Said("t", "x"),
            new TableRequest.Unsay("t", Withdrawal.of("players", 3, "rude")))) {
      assertThat(through(new ToTable.Ask(request, reply)))
          .isEqualTo(new ToTable.Ask(request, reply));
    }
    for (Object answer :
        List.of(
            new Problem("taken", "it is"),
            new TalkShown(List.of()),
            new TableRequest.Expired(true),
            new TableRequest.Settled(true),
            new ServerMessage.Done("a", 4))) {
      assertThat(through(new ToTable.Reply(answer))).isEqualTo(new ToTable.Reply(answer));
    }
  }

  @Test
  void streamsComeThrough() throws NotSerializableException {
    ActorRef<ToViewer> viewer = SYSTEM.unsafeUpcast();
    ActorRef<ToSource> source = SYSTEM.unsafeUpcast();
    ActorRef<Moved.Known> known = SYSTEM.unsafeUpcast();
    for (Object message :
        List.of(
            new ToTable.Open("t", "x", Optional.of(9), Optional.empty(), viewer, Optional.empty()),
            new ToTable.Open(
                "t", "x", Optional.empty(), Optional.of(new Heard(3, 0)), viewer, Optional.empty()),
            new ToViewer.Opened(source),
            new ToViewer.Shown(new WrittenMessage("{}", Optional.of(3), true)),
            new ToViewer.Shown(new WrittenMessage("{}", Optional.empty(), false)),
            new ToViewer.Shown(new ServerMessage.Failure("closing", "later")),
            new ToSource.More(),
            new ToSource.Whole(),
            new ToSource.Looked(),
            new ToSource.Away(),
            new ToSource.Waiting(3),
            new ToSource.End(Duration.ofMillis(12_345)),
            new Departure("pekko://tianxia@127.0.0.1:7", -5),
            new Moved(Set.of("7", "12"), known),
            new Moved.Known())) {
      assertThat(through(message)).isEqualTo(message);
    }
  }

  /// Frames of the longest games are larger than what Pekko carries.
  @Test
  void whatIsLargeIsMadeToFit() throws NotSerializableException {
    StringBuilder events = new StringBuilder();
    for (int i = 0; i < 50_000; i++) {
      events.append("{\"actor\":").append(i % 4).append(",\"action\":\"D").append(i * 7919L);
      events.append("\",\"told\":[{\"code\":\"placed\",\"by\":2}]},");
    }
    var shown = new ToViewer.Shown(new WrittenMessage(events.toString(), Optional.of(3), true));
    assertThat(events.length()).isGreaterThan(3 * Packing.MOST);
    assertThat(serializer.toBinary(shown).length).isLessThanOrEqualTo(Packing.MOST);
    assertThat(through(shown)).isEqualTo(shown);
  }

  @Test
  void whatCannotBeMadeToFitEndsTheWait() throws NotSerializableException {
    byte[] noise = new byte[2 * Packing.MOST];
    new Random(1).nextBytes(noise);
    String text = HexFormat.of().formatHex(noise);
    assertThat(through(new ToTable.Reply(new RecordText(text))))
        .isInstanceOfSatisfying(
            ToTable.Reply.class,
            reply ->
                assertThat(reply.answer())
                    .isInstanceOfSatisfying(
                        Problem.class, p -> assertThat(p.code()).isEqualTo("internal")));
    assertThat(through(new ToViewer.Shown(new WrittenMessage(text, Optional.of(3), true))))
        .isInstanceOfSatisfying(
            ToViewer.Shown.class,
            shown -> assertThat(shown.message()).isInstanceOf(ServerMessage.Failure.class));
  }

  @Test
  void whatIsPackedAndDamagedIsRefused() {
    byte[] packed = Packing.pack(new byte[2 * Packing.MOST]);
    assertThat(Packing.unpack(packed)).hasSize(2 * Packing.MOST).containsOnly(0);
    byte[] longer = packed.clone();
    longer[7]++;
    byte[] shorter = packed.clone();
    shorter[7]--;
    byte[] huge = packed.clone();
    huge[4] = 127;
    byte[] broken = packed.clone();
    broken[8] = -1;
    for (byte[] wrong : List.of(longer, shorter, huge, broken, Arrays.copyOf(packed, 20))) {
      assertThatThrownBy(() -> Packing.unpack(wrong)).isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void noOtherShardsAreTaken() {
    String replyTo = ActorRefResolver.get(SYSTEM).toSerializationFormat(SYSTEM);
    for (String shards : List.of("", "5,128", "5,5", "5,")) {
      byte[] bytes = Packing.pack(Fields.of(replyTo, shards).bytes());
      assertThatThrownBy(() -> serializer.fromBinary(bytes, "moved"))
          .isInstanceOf(NotSerializableException.class);
    }
  }

  /// A newer node may say more.
  @Test
  void whatIsNotKnownYetIsIgnored() throws NotSerializableException {
    byte[] bytes =
        Fields.of("problem", "{\"code\":\"a\",\"message\":\"b\",\"new\":[1]}", "more").bytes();
    assertThat(serializer.fromBinary(bytes, "reply"))
        .isEqualTo(new ToTable.Reply(new Problem("a", "b")));
  }

  @Test
  void whatIsWrongIsRefused() {
    byte[][] wrong = {
      {},
      {1},
      {0x7f, -1, -1, -1},
      {-1, -1, -1, -1},
      {0, 0, 0, 1},
      Fields.of("made", "{").bytes(),
      Fields.of("position", "t", "x", "seven", "").bytes(),
      Fields.of("no", "such").bytes()
    };
    for (byte[] bytes : wrong) {
      for (String manifest : List.of("ask", "reply", "shown", "none")) {
        assertThatThrownBy(() -> serializer.fromBinary(bytes, manifest))
            .isInstanceOf(NotSerializableException.class);
      }
    }
  }

  @Test
  void whatStaysOnItsNodeIsNotWritten() {
    assertThatThrownBy(() -> serializer.manifest(new ToTable.Stop()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
