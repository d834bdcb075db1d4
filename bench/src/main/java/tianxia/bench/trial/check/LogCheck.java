package tianxia.bench.trial.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.bench.trial.player.IntList;
import tianxia.bench.trial.player.Ledger;
import tianxia.bench.trial.player.TrialTable;
import tianxia.kernel.Event;
import tianxia.kernel.json.JsonValue;

/// Holds the log of one table against what its players were told.
final class LogCheck {
  private final TrialTable table;
  private final List<Witness.Line> log;
  private final List<Finding> findings = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();

  /// How many events had happened by each entry.
  private final IntList plies = new IntList();

  /// In which entry each command stands, by its id.
  private final Map<String, Integer> commands = new HashMap<>();

  LogCheck(TrialTable table, List<Witness.Line> log) {
    this.table = table;
    this.log = log;
  }

  /// What is wrong.
  List<Finding> findings() {
    read();
    epochs();
    for (int seat = 1; seat <= 2; seat++) {
      answers(seat, table.ledgers().get(seat - 1));
      told(seat, table.ledgers().get(seat - 1));
    }
    return findings;
  }

  /// All that has happened, once [#findings] was asked.
  List<Event> events() {
    return events;
  }

  /// The number of entries.
  int seq() {
    return log.size();
  }

  /// The options with which the game began.
  Map<String, String> options() {
    Map<String, String> options = new HashMap<>();
    if (!log.isEmpty() && entry(0).get("options") instanceof JsonValue.Members given) {
      given.values().forEach((name, value) -> options.put(name, text(value)));
    }
    return options;
  }

  private JsonValue.Members entry(int index) {
    return (JsonValue.Members) JsonValue.parse(log.get(index).body());
  }

  private void read() {
    for (int i = 0; i < log.size(); i++) {
      if (log.get(i).seq() != i + 1) {
        find(Finding.Kind.UNORDERED, "entry " + log.get(i).seq() + " where " + (i + 1) + " is due");
      }
      JsonValue.Members entry = entry(i);
      String id = text(entry.get("id"));
      if (!id.isEmpty() && Optional.ofNullable(commands.put(id, i + 1)).isPresent()) {
        find(Finding.Kind.DOUBLED, "command " + id + ", again in entry " + (i + 1));
      }
      if (entry.get("events") instanceof JsonValue.Elements happened) {
        happened.values().forEach(event -> events.add(Event.parse(text(event))));
      }
      plies.add(events.size());
    }
  }

  private void epochs() {
    long epoch = 0;
    for (Witness.Line line : log) {
      if (line.epoch() < epoch) {
        find(Finding.Kind.INTERLEAVED, "entry " + line.seq() + " of epoch " + line.epoch());
      }
      epoch = Math.max(epoch, line.epoch());
      // The first entry makes the table, which nobody owns yet.
      if (line.seq() > 1 && !line.writer().equals(line.claimer())) {
        find(
            Finding.Kind.UNFENCED,
            "entry %d by %s, epoch %d of %s"
                .formatted(line.seq(), line.writer(), line.epoch(), line.claimer()));
      }
    }
  }

  private void answers(int seat, Ledger ledger) {
    IntList answers = ledger.answers();
    for (int number = 0; number < answers.size(); number++) {
      String id = "s" + seat + "-" + number;
      int told = answers.get(number);
      int place = commands.getOrDefault(id, 0);
      if (told > 0 && place == 0) {
        find(Finding.Kind.LOST, "command " + id + ", acknowledged as entry " + told);
      } else if (told > 0 && place != told) {
        find(Finding.Kind.MISPLACED, id + " acknowledged as entry " + told + ", is " + place);
      } else if (told == Ledger.REFUSED && place != 0) {
        find(Finding.Kind.REVIVED, "command " + id + " is entry " + place);
      }
    }
  }

  private void told(int seat, Ledger ledger) {
    ledger.faults().forEach(fault -> find(Finding.Kind.TOLD_WRONG, "seat " + seat + " " + fault));
    for (int i = 0; i < ledger.frameSeqs().size(); i++) {
      int seq = ledger.frameSeqs().get(i);
      int ply = ledger.framePlies().get(i);
      if (seq > log.size() || seq < 1 || plies.get(seq - 1) != ply) {
        find(Finding.Kind.TOLD_WRONG, "seat " + seat + " saw ply " + ply + " at entry " + seq);
      }
    }
    for (int i = 0; i < ledger.events().size(); i++) {
      int seen = ledger.events().get(i);
      if (i >= events.size() || !agrees(seen, events.get(i))) {
        find(Finding.Kind.TOLD_WRONG, "seat " + seat + " saw another event " + (i + 1));
      }
    }
  }

  private static boolean agrees(int seen, Event event) {
    return seen
        == (Ledger.hidden(seen)
            ? event.actor()
            : Ledger.fingerprint(event.actor(), event.action()));
  }

  private void find(Finding.Kind kind, String what) {
    findings.add(new Finding(kind, table.id(), what));
  }

  private static String text(JsonValue value) {
    return value instanceof JsonValue.Text text ? text.value() : "";
  }
}
