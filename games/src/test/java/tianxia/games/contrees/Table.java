package tianxia.games.contrees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.games.data.Resource;
import tianxia.kernel.Actors;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Event;
import tianxia.kernel.Happening;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.record.RecordReader;

/// A test game: actions are played by the seat to move, all through [tianxia.kernel.Match].
final class Table {
  private static final Contrees GAME = new Contrees();

  private final Match<ContreesState> match;

  /// The happenings of the last action.
  private List<Happening> told = List.of();

  private Table(Match<ContreesState> match) {
    this.match = match;
  }

  /// @param options `name=value`
  static Table with(String... options) {
    Map<String, String> values = new TreeMap<>();
    for (String option : options) {
      int equals = option.indexOf('=');
      values.put(option.substring(0, equals), option.substring(equals + 1));
    }
    return new Table(new Match<>(GAME, Options.of(GAME.options(), values)));
  }

  /// The ready territory of 12, used for most positions of these tests:
  ///
  /// ```
  ///  A   B   C   D
  ///    E   F   G   H
  ///  I   J   K   L
  /// ```
  static Table ready() {
    return with("territory=ready", "tiles=12");
  }

  /// A record from the test resources, played without its last `without` events.
  static Table record(String name, int without) {
    String text = Resource.text("contrees/" + name + ".tx");
    return switch (RecordReader.read(new Catalogue(List.of(GAME)), text)) {
      case RecordReader.Result.Unreadable no -> throw new AssertionError(name + " " + no);
      case RecordReader.Result.Read(var record, var game) -> {
        Table table = new Table(new Match<>(GAME, record.options()));
        List<Event> events = record.events();
        events.subList(0, events.size() - without).forEach(event -> table.play(event.action()));
        yield table;
      }
    };
  }

  /// Plays actions, each by the seat to move; a text may contain several.
  Table play(String... texts) {
    for (String text : texts) {
      for (String action : actions(text)) {
        int seat = seat();
        Optional<Refusal> refusal = match.why(seat, action);
        assertThat(refusal).as(match.events() + ", then " + seat + " " + action).isEmpty();
        told = match.narrate(0, (Match.Checked.Legal) match.check(seat, action));
        match.play(seat, action);
      }
    }
    return this;
  }

  /// `A1 C4 pass`, or single actions that contain a space.
  private static List<String> actions(String text) {
    if (text.startsWith("tile ") || text.startsWith("forbid ")) {
      return List.of(text);
    }
    List<String> all = new ArrayList<>();
    int from = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == ' ') {
        all.add(text.substring(from, i));
        from = i + 1;
      }
    }
    return all;
  }

  /// Builds these towers for seat 1 while seat 2 builds the others, turn by turn, to set up a
  /// position.
  Table towers(String first, String second) {
    List<String> ones = actions(first);
    List<String> twos = actions(second);
    for (int i = 0; i < Math.max(ones.size(), twos.size()); i++) {
      if (i < ones.size()) {
        play(ones.get(i));
      }
      if (i < twos.size()) {
        play(twos.get(i));
      }
    }
    return this;
  }

  Table lay(String... places) {
    for (String place : places) {
      play("tile " + place);
    }
    return this;
  }

  int seat() {
    return Actors.first(match.actors());
  }

  boolean over() {
    return match.over();
  }

  List<Integer> winners() {
    return Actors.list(match.winners());
  }

  List<String> legal() {
    return match.legal(seat());
  }

  /// A field of the state, as canonical JSON.
  String get(String field) {
    return ((JsonValue.Members) JsonValue.parse(match.view(0))).get(field).canonical();
  }

  /// `clause code` of the refusal, or `legal`.
  String ask(int seat, String action) {
    return match
        .why(seat, action)
        .map(refusal -> refusal.clause() + " " + refusal.reason().code())
        .orElse("legal");
  }

  String ask(String action) {
    return ask(seat(), action);
  }

  /// The refusal itself.
  Refusal refusal(int seat, String action) {
    return match.why(seat, action).orElseThrow();
  }

  /// The happenings of the last action.
  List<Happening> told() {
    return told;
  }

  List<String> codes() {
    return told.stream().map(Happening::code).toList();
  }

  Match<ContreesState> match() {
    return match;
  }
}
