package tianxia.server.table.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Actors;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage.Previewed;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.table.Permissions;
import tianxia.server.table.House;
import tianxia.server.table.Party;

/// What those who only watch may do, and what may be tried where, while a game is played and after.
class ViewersTest {
  private final House house = new House();

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void aSpectatorMayDoNothing() {
    Party party = house.persons("pebbles", Map.of(), 2);
    assertThat(party.frame(0).can()).isEqualTo(Permissions.NOTHING);
    assertThat(party.frame(1).can().resign()).isTrue();
    Party.done(party.resign(1));
    assertThat(party.frame(0).can()).isEqualTo(Permissions.NOTHING);
    assertThat(party.frame(1).can().rematch()).isTrue();
  }

  @Test
  void onlyThePresentIsTriedWhileAGameIsPlayedAndOnlyThePastAfterIt() {
    Party party = house.persons("pebbles", Map.of(), 2);
    Party.refused(preview(party, Optional.of(0)), "not-allowed");
    assertThat(preview(party, Optional.empty())).isInstanceOf(Previewed.class);
    Party.done(party.play(1, "take 1"));
    Party.done(party.resign(2));
    assertThat(preview(party, Optional.of(0))).isInstanceOf(Previewed.class);
    Party.refused(preview(party, Optional.empty()), "not-allowed");
    Party.refused(preview(party, Optional.of(2)), "not-allowed");
  }

  @Test
  void inAPastPositionASeatIsToldWhatItCouldDoOnceTheGameIsOver() {
    Party party = house.persons("cards", Map.of("players", "2"), 2);
    assertThat(position(party, 1, 0).legal()).isEmpty();
    party.playOut();
    int drawn = 0;
    for (int ply = 0; ply < party.frame(0).ply(); ply++) {
      List<Integer> actors = position(party, 0, ply).actors();
      drawn += actors.contains(Actors.CHANCE) ? 1 : 0;
      for (int viewer = 0; viewer <= 2; viewer++) {
        assertThat(position(party, viewer, ply).legal().isEmpty())
            .as(viewer + " after " + ply)
            .isEqualTo(viewer == 0 || !actors.contains(viewer));
      }
    }
    assertThat(drawn).isPositive();
  }

  private Frame position(Party party, int viewer, int ply) {
    return (Frame) house.tables().position(party.table(), party.token(viewer), ply);
  }

  private static CommandAnswer preview(Party party, Optional<Integer> ply) {
    return party.send(
        1, new ClientMessage.Preview(party.id(), party.frame(1).seq(), List.of("take 1"), ply));
  }
}
