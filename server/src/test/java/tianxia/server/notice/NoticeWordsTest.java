package tianxia.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class NoticeWordsTest {
  private final NoticeWords words = new NoticeWords();

  @ParameterizedTest
  @EnumSource
  void whatIsAboutNoTableIsToldByItsName(Occasion occasion) {
    String kind = occasion.id();
    for (String language : new String[] {NoticeWords.ENGLISH, NoticeWords.FRENCH}) {
      assertThat(words.title(language, kind, "Lions")).startsWith("Lions").doesNotContain("{");
      for (String by : new String[] {"", "Ada"}) {
        assertThat(words.text(language, kind, by)).doesNotContain("{").doesNotContain(kind);
      }
    }
    assertThat(Occasion.of(kind)).hasValue(occasion);
    assertThat(Occasion.of("turn")).isEmpty();
  }
}
