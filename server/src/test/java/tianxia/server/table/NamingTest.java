package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.message.Answers.JoinAnswer;
import tianxia.server.message.Answers.MakeAnswer;
import tianxia.server.message.Joined;
import tianxia.server.message.Problem;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.table.SeatInfo;

/// Players at a table have distinct names, and each has the same name everywhere.
class NamingTest {
  private static final String OWN = "own-own-own-own-own-own-";
  private static final String CYRILLIC_ADA = "Аda";

  private final House house = new House();

  @AfterEach
  void close() {
    house.close();
  }

  private Party party(NewTable.SeatWish... seats) {
    Map<String, String> players = Map.of("players", Integer.toString(seats.length));
    return house.party(House.wish("pebbles", players, List.of(seats), 1));
  }

  private JoinAnswer join(Party party, String name, Optional<String> token) {
    Join wish = House.joining(name, House.nonce(7), token);
    return house.tables().join(party.table(), party.made().invitation(), wish);
  }

  private static List<String> names(Party party) {
    return party.info().seats().stream().map(SeatInfo::name).toList();
  }

  private static NewTable.SeatWish me(String name) {
    return new NewTable.Me(name, Optional.empty(), Optional.of(House.nonce(1)));
  }

  @Test
  void whoComesLaterHasANumber() {
    Party party = party(NewTable.Open.TO_ALL, me("Ada"), NewTable.Open.TO_ALL);
    JoinAnswer first = join(party, CYRILLIC_ADA, Optional.of(OWN));
    assertThat(((Joined) first).info().seats().getFirst().name()).isEqualTo(CYRILLIC_ADA + " (2)");
    assertThat(names(party)).containsExactly(CYRILLIC_ADA + " (2)", "Ada", "");
    // The same request is repeated after somebody with that name has joined.
    assertThat(join(party, CYRILLIC_ADA, Optional.of(OWN))).isEqualTo(first);
    assertThat(join(party, "ADA", Optional.empty())).isInstanceOf(Joined.class);
    List<String> all = List.of(CYRILLIC_ADA + " (2)", "Ada", "ADA (3)");
    assertThat(names(party)).isEqualTo(all);
    house.restart();
    assertThat(names(party)).isEqualTo(all);
    for (String header :
        List.of("seat 1 " + CYRILLIC_ADA + " (2)", "seat 2 Ada", "seat 3 ADA (3)")) {
      assertThat(party.record(2).lines()).contains(header);
    }
  }

  @Test
  void twoOfOneNameAtOneScreenKeepTheirNumbersInTheNextGame() {
    Party party = party(me("Ada"), me("Ada"));
    assertThat(names(party)).containsExactly("Ada", "Ada (2)");
    Party.done(party.send(1, new ClientMessage.Resign("r", party.frame(1).seq())));
    for (int seat = 1; seat <= 2; seat++) {
      int seq = party.frame(seat).seq();
      Party.done(
          party.send(
              seat, new ClientMessage.Rematch("m", seq, Optional.empty(), Optional.empty())));
    }
    String next = party.info().rematch().table().orElseThrow();
    assertThat(names(party.at(next))).containsExactly("Ada (2)", "Ada");
  }

  @Test
  void aNameThatCannotBeHadTakesNoSeat() {
    Party party = party(me("Ada"), NewTable.Open.TO_ALL);
    refused(join(party, "computer:master", Optional.of(OWN)), Problem.NAME_RESERVED);
    refused(join(party, "A\u200bda", Optional.of(OWN)), Problem.NAME_CHARACTERS);
    refused(join(party, "x".repeat(41), Optional.of(OWN)), Problem.NAME_LENGTH);
    assertThat(names(party)).containsExactly("Ada", "");
    assertThat(party.frame(1).seq()).isEqualTo(1);
    assertThat(join(party, "Bo", Optional.of(OWN))).isInstanceOf(Joined.class);
    // A join without an invitation reveals nothing about names.
    Join wish = House.joining("computer", House.nonce(7), Optional.empty());
    refused(house.tables().join(party.table(), "x", wish), Problem.UNKNOWN_TOKEN);
  }

  @Test
  void aNameThatCannotBeHadMakesNoTable() {
    for (String name : List.of("computer:master", "ｃｏｍｐｕｔｅｒ", "Tiger")) {
      MakeAnswer answer =
          house.tables().make(House.wish("pebbles", Map.of(), List.of(me("Ada"), me(name)), 1));
      refused(answer, Problem.NAME_RESERVED);
    }
  }

  private static void refused(Object answer, String code) {
    assertThat(answer)
        .isInstanceOfSatisfying(Problem.class, p -> assertThat(p.code()).isEqualTo(code));
  }
}
