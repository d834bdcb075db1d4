package tianxia.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Entries for tests.
final class Entries {
  /// At least one of each kind.
  static final List<Entry> EVERY_KIND =
      List.of(
          new Entry.Made(
              "cards",
              Map.of("players", "2"),
              List.of(
                  new Entry.Sitter(
                      "person",
                      "Mèi «1»",
                      Optional.of("0c"),
                      Optional.empty(),
                      Optional.of("ab"),
                      Optional.empty()),
                  new Entry.Sitter(
                      "open",
                      "",
                      Optional.empty(),
                      Optional.of("00"),
                      Optional.empty(),
                      Optional.empty())),
              "5ec2e7",
              new Entry.Next("t2", "5ec2e8"),
              Optional.of("1d"),
              "3f",
              Optional.of(
                  new Entry.Series(1, 2, List.of(0, 0), Optional.of(List.of(Map.of("n", "1"))))),
              Optional.of(new Entry.Allowed(true, false)),
              Optional.of(true),
              Optional.empty(),
              Optional.of(new Entry.Clock("live", 300_000, 5_000, "lost")),
              Optional.of(true),
              List.of("* draw A")),
          new Entry.Joined(
              2, "Bo", Optional.of("1c"), Optional.empty(), "cd", Optional.of(true), List.of()),
          new Entry.Revealed("c0", 2, "11", List.of("* draw B")),
          new Entry.Played("c1", 1, List.of("1 show A", "* draw C")),
          new Entry.Back("c2", 1, 3),
          new Entry.Asked("c3", 1, Optional.empty()),
          new Entry.Asked("c3", 1, Optional.of(4)),
          new Entry.Answered("c4", 2, false, Optional.empty()),
          new Entry.Answered("c4", 2, true, Optional.of(4)),
          new Entry.Resigned("c5", 1),
          new Entry.Left("c6", 2, "medium"),
          new Entry.Wished("c7", 1, Optional.of("2c"), Optional.empty(), true),
          new Entry.Hinted("c8", 1),
          new Entry.Unlisted("c9", 1),
          new Entry.Elapsed(1_234),
          new Entry.TimeUp(1, Optional.empty()),
          new Entry.TimeUp(2, Optional.of("medium")),
          new Entry.Spared(1, 43_200_000),
          new Entry.Paused("ca", 2, true),
          new Entry.Away("cb", 2, 7),
          new Entry.Nights("cc", 2, "Europe/Paris"),
          new Entry.Linked(2, "a1", "Bo"),
          new Entry.Renewed(2, "sha-256:ef"));

  private Entries() {}
}
