package tianxia.games.contrees;

import java.util.List;
import tianxia.kernel.Happening;
import tianxia.kernel.Quoted;
import tianxia.kernel.Refusal;

/// Every reason to refuse an action: clause, code and parameters. `corners` are the names of the
/// corners that cause it, so that a board can show them; seats are numbers.
final class RefusalCodes {
  /// A place that is no place of a territory may be any two numbers.
  private static final int MAX_PLACE_LENGTH = 40;

  private RefusalCodes() {}

  private static Refusal of(String clause, Happening reason) {
    return new Refusal(clause, reason);
  }

  private static Refusal of(String clause, String code) {
    return Refusal.of(clause, code);
  }

  /// `corner`: the name given; `name`: the one accepted name of the same corner.
  static Refusal otherName(String given, String name) {
    return of(Refusal.GEN_6, Happening.of("other-name").with("corner", given).with("name", name));
  }

  /// A tower, a forbidden corner or a pass while contrées are to be laid.
  static Refusal stillLaying() {
    return of("CON-2", "still-laying");
  }

  static Refusal firstAtOrigin() {
    return of("CON-2", "first-at-origin");
  }

  /// `place`: `q,r`.
  static Refusal placeTaken(String place) {
    return of(
        "CON-2",
        Happening.of("place-taken").with("place", Quoted.printable(place, MAX_PLACE_LENGTH)));
  }

  /// `place`: `q,r`.
  static Refusal noSharedEdge(String place) {
    return of(
        "CON-2",
        Happening.of("no-shared-edge").with("place", Quoted.printable(place, MAX_PLACE_LENGTH)));
  }

  /// A contrée on a laid territory that has all its contrées.
  static Refusal territoryComplete() {
    return of("CON-2", "territory-complete");
  }

  /// A contrée where a ready territory is played on.
  static Refusal territoryReady() {
    return of("CON-14", "territory-ready");
  }

  /// A tower of seat 2 before the first one. `by`: seat 1.
  static Refusal firstTowerIsSeat1() {
    return of("CON-3", Happening.of("first-tower").with("by", 1));
  }

  /// `corner`: the name given.
  static Refusal noCornerToForbid(String name) {
    return of("CON-4", Happening.of("no-such-corner").with("corner", name));
  }

  static Refusal forbidOff() {
    return of("CON-4", "forbid-off");
  }

  /// `by`: the seat that may.
  static Refusal forbidNotYours() {
    return of("CON-4", Happening.of("forbid-not-yours").with("by", 2));
  }

  static Refusal forbidOver() {
    return of("CON-4", "forbid-over");
  }

  /// The corner that seat 2 has named. `by`: seat 2; `corners`.
  static Refusal cornerForbidden(String name) {
    return of(
        "CON-4", Happening.of("corner-forbidden").with("by", 2).with("corners", List.of(name)));
  }

  /// `corner`: the name given.
  static Refusal noSuchCorner(String name) {
    return of("CON-5", Happening.of("no-such-corner").with("corner", name));
  }

  /// `by`: whose tower stands there; `corners`.
  static Refusal cornerTaken(String name, int by) {
    return of("CON-5", Happening.of("corner-taken").with("by", by).with("corners", List.of(name)));
  }

  /// A tower of the seat's own fell there in the last turn. `corners`.
  static Refusal cornerClosed(String name) {
    return of("CON-10", Happening.of("corner-closed").with("corners", List.of(name)));
  }

  /// `open`: on how many corners the seat may raise a tower.
  static Refusal passNotAllowed(int open) {
    return of("CON-12", Happening.of("pass-not-allowed").with("open", open));
  }
}
