package tianxia.server.notice;

import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.server.notice.NoticeStore.Noted;
import tianxia.server.notice.NoticeStore.Outgoing;
import tianxia.server.notice.NoticeStore.Subscriber;

/// What all seats of a table would be told in sentences, in both languages: whether they know that
/// the game has begun or not.
public final class Sentences {
  private static final NoticeWords WORDS = new NoticeWords();
  private static final List<Subscriber> SUBSCRIBERS =
      List.of(
          new Subscriber("s", "", "", Subscriber.WEBHOOK, "https://a.example", "", "", "", "", 0));

  private Sentences() {}

  public static List<String> of(TableMoment moment) {
    List<String> sentences = new ArrayList<>();
    for (boolean begun : List.of(false, true)) {
      SeatNotes notes = new SeatNotes(store(begun, sentences), () -> Instant.EPOCH);
      moment.seats().forEach(seat -> notes.tell(moment, seat));
    }
    return sentences;
  }

  /// In which a seat has noted the beginning alone, and somebody wants to be told of everything.
  private static NoticeStore store(boolean begun, List<String> sentences) {
    return (NoticeStore)
        Proxy.newProxyInstance(
            Sentences.class.getClassLoader(),
            new Class<?>[] {NoticeStore.class},
            (proxy, method, given) ->
                switch (method.getName()) {
                  case "of" -> SUBSCRIBERS;
                  case "noted" -> Optional.of(new Noted(0, 0, begun));
                  case "tell" -> {
                    for (Object notice : (List<?>) given[4]) {
                      sentences.add(given[1] + ": " + of((Outgoing) notice));
                    }
                    yield true;
                  }
                  default -> throw new IllegalStateException(method.getName());
                });
  }

  private static String of(Outgoing notice) {
    StringBuilder text = new StringBuilder(notice.kind() + " at " + notice.due());
    for (String language : List.of(NoticeWords.ENGLISH, NoticeWords.FRENCH)) {
      text.append(" · ")
          .append(WORDS.title(language, notice.kind(), notice.game()))
          .append(" · ")
          .append(WORDS.text(language, notice.kind(), notice.by()));
    }
    return text.toString();
  }
}
