package tianxia.server.table.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A table's id says which others it is kept with.
class TableIdsTest {
  private static final int MANY = 4_000;

  private final SecureRandom random = new SecureRandom();

  /// Another answer, and a cluster in which two versions run would have two of such a table.
  @Test
  void theGroupOfAnIdIsTheSameForEver() {
    assertThat(
            Stream.of("AAAAAAAAAAAAAAAA", "Zm9vYmFyYmF6cXV4", "-_09azAZ-_09azAZ", "t1")
                .map(TableIds::group))
        .containsExactly(0, 46, 26, 61);
  }

  @Test
  void anIdBesideAnotherIsOfItsGroup() {
    String table = Tokens.table(random);
    Set<String> beside =
        Stream.generate(() -> TableIds.beside(table, random))
            .limit(MANY)
            .collect(Collectors.toSet());
    assertThat(beside).hasSize(MANY).doesNotContain(table).allSatisfy(this::isAsAnyOther);
    assertThat(beside).extracting(TableIds::group).containsOnly(TableIds.group(table));
    assertThat(beside.stream().map(id -> id.charAt(id.length() - 1)).distinct())
        .as("every character is drawn")
        .hasSize(64);
  }

  @Test
  void idsAreInTheFirstGroupsAlone() {
    for (int groups : new int[] {1, 8, 24, TableIds.GROUPS}) {
      Set<Integer> drawn =
          IntStream.range(0, MANY)
              .mapToObj(i -> TableIds.inFirst(groups, random))
              .peek(this::isAsAnyOther)
              .map(TableIds::group)
              .collect(Collectors.toSet());
      assertThat(drawn)
          .containsExactlyInAnyOrderElementsOf(IntStream.range(0, groups).boxed().toList());
    }
  }

  private void isAsAnyOther(String id) {
    assertThat(id).matches("[A-Za-z0-9_-]{16}").matches(TableIds::possible);
  }

  @Test
  void textsThatNoTableHasAreTold() {
    assertThat(Stream.of("t1", "a".repeat(64), "-_").filter(TableIds::possible)).hasSize(3);
    assertThat(
            Stream.of("", "a".repeat(65), "a b", "é", "a/b", "a.b", "a\0")
                .filter(TableIds::possible))
        .isEmpty();
  }
}
