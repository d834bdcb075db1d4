package tianxia.server.talk;

import java.util.List;
import java.util.Optional;

/// What is kept of what is said, beside the logs of the tables. All writes return once they are
/// durable; they and the questions throw when the store fails. Thread-safe.
public interface TalkStore {

  /// Keeps a line.
  ///
  /// @param most how many lines its room keeps: the oldest beyond them go
  /// @param epoch of the claim of its table ([tianxia.server.store.Store.Claim])
  void say(ChatLine line, int most, long epoch);

  /// Puts lines in the places of those with the same numbers.
  void amend(List<ChatLine> lines, long epoch);

  /// The lines of a table, in the order of their numbers in each room.
  List<ChatLine> lines(String table);

  /// What an account has said, oldest first.
  List<ChatLine> of(String account);

  /// A secret that all servers on the store share, kept from the first one on.
  ///
  /// @param fresh what it is if there is none
  String secret(String fresh);

  /// Keeps a report, unless its line has one, open or closed.
  ///
  /// @param most how many may be open in all
  /// @return whether the line has one now
  boolean report(Report report, int most);

  /// The open reports, oldest first.
  List<Report> reports(int most);

  /// An open report.
  Optional<Report> report(String table, TalkRoom room, int number);

  /// How many are open.
  int open();

  /// Notes what the host did, with what follows from it, all or nothing.
  void decide(Decision decision);

  /// What the host decides.
  ///
  /// @param closes the report that it answers
  /// @param imposes a measure
  /// @param lifts the id of one that ends
  record Decision(
      List<HostAct> acts,
      Optional<Report> closes,
      Optional<Sanction> imposes,
      Optional<String> lifts) {
    public Decision {
      acts = List.copyOf(acts);
    }
  }

  /// The host's acts, newest first.
  List<HostAct> acts(int most);

  /// The measures that last beyond a moment, newest first.
  List<Sanction> sanctions(long now);
}
