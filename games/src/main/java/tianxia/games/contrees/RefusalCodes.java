package tianxia.games.contrees;

import java.util.List;
import tianxia.kernel.Happening;
import tianxia.kernel.Quoted;
import tianxia.kernel.Refusal;

/// Every reason for refusing an action: clause, code and parameters. `corners` are the names of the
/// corners that cause it, for display on a board; seats are numbers.
final class RefusalCodes {
  /// A place in a refusal may be any two numbers, whether a territory can have it or not.
  private static final int MAX_PLACE_LENGTH = 40;

  private RefusalCodes() {}

  private static Refusal of(String clause, Happening reason) {
    return new Refusal(clause, reason);
  }

  private static Refusal of(String clause, String code) {
    return Refusal.of(clause, code);
  }

  /// `corner`: the given name; `name`: the accepted name of the same corner.
  static Refusal otherName(String given, String name) {
    return of(Refusal.GEN_6, Happening.of("other-name").with("corner", given).with("name", name));
  }

  /// A tower, a forbidden corner or a pass while contrées have to be laid.
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

  /// A contrée on a laid territory that is complete.
  static Refusal territoryComplete() {
    return of("CON-2", "territory-complete");
  }

  /// A contrée in a game on a ready territory.
  static Refusal territoryReady() {
    return of("CON-14", "territory-ready");
  }

  /// A tower of seat 2 before seat 1's first one. `by`: seat 1.
  static Refusal firstTowerIsSeat1() {
    return of("CON-3", Happening.of("first-tower").with("by", 1));
  }

  /// `corner`: the given name.
  static Refusal noCornerToForbid(String name) {
    return of("CON-4", Happening.of("no-such-corner").with("corner", name));
  }

  static Refusal forbidOff() {
    return of("CON-4", "forbid-off");
  }

  /// `by`: the seat that may forbid.
  static Refusal forbidNotYours() {
    return of("CON-4", Happening.of("forbid-not-yours").with("by", 2));
  }

  static Refusal forbidOver() {
    return of("CON-4", "forbid-over");
  }

  /// The corner forbidden by seat 2. `by`: seat 2; `corners`.
  static Refusal cornerForbidden(String name) {
    return of(
        "CON-4", Happening.of("corner-forbidden").with("by", 2).with("corners", List.of(name)));
  }

  /// `corner`: the given name.
  static Refusal noSuchCorner(String name) {
    return of("CON-5", Happening.of("no-such-corner").with("corner", name));
  }

  /// `by`: the owner of the tower there; `corners`.
  static Refusal cornerTaken(String name, int by) {
    return of("CON-5", Happening.of("corner-taken").with("by", by).with("corners", List.of(name)));
  }

  /// One of the seat's own towers was destroyed there in the last turn. `corners`.
  static Refusal cornerClosed(String name) {
    return of("CON-10", Happening.of("corner-closed").with("corners", List.of(name)));
  }

  /// `open`: the number of corners on which the seat may build.
  static Refusal passNotAllowed(int open) {
    return of("CON-12", Happening.of("pass-not-allowed").with("open", open));
  }
}
