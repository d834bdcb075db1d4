package tianxia.server.table.viewer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.server.message.TalkShown;
import tianxia.server.message.request.Heard;
import tianxia.server.talk.ChatLine;
import tianxia.server.talk.Talk;
import tianxia.server.talk.TalkRoom;

/// What one stream has heard of a table's talk. Guarded by the lock of its [Mailbox].
public final class Listening {
  private final boolean listens;
  private Talk talk;
  private int players;
  private int watchers;

  /// @param heard the last lines that the viewer has; empty: it wants to hear nothing
  public Listening(Talk talk, Optional<Heard> heard) {
    this.listens = heard.isPresent();
    this.talk = talk;
    this.players = start(TalkRoom.PLAYERS, heard.map(Heard::players).orElse(0));
    this.watchers = start(TalkRoom.WATCHERS, heard.map(Heard::watchers).orElse(0));
  }

  /// From where a room is told: from the beginning if a line may have been withdrawn since, or if
  /// what the viewer has can't be this table's.
  private int start(TalkRoom room, int heard) {
    boolean whole = talk.last(room) < heard || !talk.in(room).stream().allMatch(ChatLine::stands);
    return whole ? 0 : heard;
  }

  /// Something was said.
  void said(Talk now) {
    talk = now;
  }

  /// Lines were withdrawn: all is told again.
  void amended(Talk now) {
    talk = now;
    players = 0;
    watchers = 0;
  }

  /// Whether there is something that a viewer may be told and was not.
  boolean due(int viewer, boolean over) {
    return listens && (due(TalkRoom.PLAYERS, viewer, over) || due(TalkRoom.WATCHERS, viewer, over));
  }

  private boolean due(TalkRoom room, int viewer, boolean over) {
    return Talk.reads(viewer, over, room) && talk.last(room) > told(room);
  }

  private int told(TalkRoom room) {
    return room == TalkRoom.PLAYERS ? players : watchers;
  }

  /// Tells it.
  TalkShown take(int viewer, boolean over) {
    List<ChatLine> lines = new ArrayList<>();
    for (TalkRoom room : TalkRoom.values()) {
      if (due(room, viewer, over)) {
        int from = told(room);
        talk.in(room).stream().filter(line -> line.number() > from).forEach(lines::add);
      }
    }
    if (due(TalkRoom.PLAYERS, viewer, over)) {
      players = talk.last(TalkRoom.PLAYERS);
    }
    if (due(TalkRoom.WATCHERS, viewer, over)) {
      watchers = talk.last(TalkRoom.WATCHERS);
    }
    return shown(lines);
  }

  /// All that a viewer may be told.
  public static TalkShown all(Talk talk, int viewer, boolean over) {
    return new Listening(talk, Optional.of(Heard.NOTHING)).take(viewer, over);
  }

  private static TalkShown shown(List<ChatLine> lines) {
    return new TalkShown(lines.stream().map(Listening::said).toList());
  }

  private static TalkShown.Said said(ChatLine line) {
    return new TalkShown.Said(
        line.room().code(),
        line.number(),
        line.at(),
        line.seat(),
        text(line.name()),
        text(line.phrase()),
        text(line.words()),
        text(line.removed()).map(by -> new TalkShown.Removed(by, text(line.reason()))));
  }

  private static Optional<String> text(String text) {
    return Optional.of(text).filter(some -> !some.isEmpty());
  }
}
