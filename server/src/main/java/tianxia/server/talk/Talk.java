package tianxia.server.talk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What was said at a table and is kept, all of it on disk. Immutable.
///
/// @param players,watchers in the order of their numbers
public record Talk(List<ChatLine> players, List<ChatLine> watchers) {
  /// How many lines a room keeps.
  public static final int MAX_LINES = 200;

  public static final Talk NONE = new Talk(List.of(), List.of());

  public Talk {
    players = List.copyOf(players);
    watchers = List.copyOf(watchers);
  }

  public static Talk of(List<ChatLine> lines) {
    return new Talk(in(lines, TalkRoom.PLAYERS), in(lines, TalkRoom.WATCHERS));
  }

  private static List<ChatLine> in(List<ChatLine> lines, TalkRoom room) {
    return lines.stream().filter(line -> line.room() == room).toList();
  }

  public List<ChatLine> in(TalkRoom room) {
    return room == TalkRoom.PLAYERS ? players : watchers;
  }

  /// The number of the last line of a room; 0 if nothing was said.
  public int last(TalkRoom room) {
    return in(room).isEmpty() ? 0 : in(room).getLast().number();
  }

  /// The same with one more line.
  public Talk with(ChatLine line) {
    List<ChatLine> lines = new ArrayList<>(in(line.room()));
    lines.add(line);
    if (lines.size() > MAX_LINES) {
      lines.removeFirst();
    }
    return replacing(line.room(), lines);
  }

  /// The same with other lines in the places of those with their numbers.
  public Talk amended(List<ChatLine> changed) {
    Talk all = this;
    for (TalkRoom room : TalkRoom.values()) {
      List<ChatLine> lines = new ArrayList<>(all.in(room));
      lines.replaceAll(line ->
          in(changed, room).stream()
              .filter(other -> other.number() == line.number())
              .findFirst()
              .orElse(line));
      all = all.replacing(room, lines);
    }
    return all;
  }

  private Talk replacing(TalkRoom room, List<ChatLine> lines) {
    return room == TalkRoom.PLAYERS ? new Talk(lines, watchers) : new Talk(players, lines);
  }

  public Optional<ChatLine> line(TalkRoom room, int number) {
    return in(room).stream().filter(line -> line.number() == number).findFirst();
  }

  /// Whether a viewer reads a room: its own, and both once the game is over.
  public static boolean reads(int viewer, boolean over, TalkRoom room) {
    return over || room == TalkRoom.ofViewer(viewer);
  }
}
