package tianxia.house.mutant;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A part of the program whose tests are tested. Classes are named by PIT's globs.
///
/// @param module where the classes are
/// @param folder the source folder of that module
/// @param classes those that are changed
/// @param leftOut those of them that are not
/// @param testModules where the tests are
/// @param tests those that have to notice
record Area(
    String name,
    String module,
    Folder folder,
    List<String> classes,
    List<String> leftOut,
    List<String> testModules,
    List<String> tests) {

  enum Folder {
    MAIN("target/classes"),
    TEST("target/test-classes");

    /// Where its classes are compiled to.
    final String compiled;

    Folder(String compiled) {
      this.compiled = compiled;
    }

    String sources() {
      return "src/" + name().toLowerCase(Locale.ROOT) + "/java";
    }
  }

  /// What only tells what happened: the tests of the words judge that.
  private static final List<String> NARRATION =
      List.of("*Narration", "*Narration$*", "*.NarrationLog*", "*.HappeningCodes*");

  /// What decides, beside a game's state, who is shown what of a table.
  private static final List<String> WIRE =
      Stream.of(
              "table.viewer.Snapshot",
              "table.command.Previews",
              "table.command.TableInfos",
              "table.command.ViewerPermissions",
              "table.state.DeferredQuestions",
              "table.state.Export",
              "table.state.GameHistory",
              "table.state.PreparedLines",
              "table.state.StageViews",
              "table.state.Stages")
          .flatMap(name -> Stream.of("tianxia.server." + name, "tianxia.server." + name + "$*"))
          .toList();

  /// Those of the tests at tables that look at what is sent, and need no server.
  private static final List<String> WIRE_TESTS =
      Stream.of(
              "Afterwards",
              "clock.Clocks",
              "computer.ComputerSeats",
              "clock.Days",
              "log.EarlierLogs",
              "leak.Hidden",
              "computer.Hints",
              "Joining",
              "worker.ListedTables",
              "Naming",
              "clock.Pause",
              "node.PlayingOn",
              "worker.Prepared",
              "worker.Questions",
              "leak.QuestionTwins",
              "computer.RatedComputers",
              "leak.RawFrames",
              "RealGames",
              "Record",
              "Reveal",
              "SealedOrders",
              "SeriesBoards",
              "viewer.Stream",
              "TournamentTable",
              "leak.Twins",
              "viewer.Viewers",
              "state.GameHistory",
              "state.SunTzuFrames",
              "state.Takebacks",
              "command.Commands")
          .map(name -> "tianxia.server.table." + name + "Test")
          .toList();

  static final List<Area> ALL =
      List.of(
          main(
              "kernel",
              "kernel",
              List.of("tianxia.kernel.*"),
              List.of("kernel", "testkit"),
              List.of(
                  "tianxia.kernel.*",
                  "tianxia.testkit.*ContractTest",
                  "tianxia.testkit.ImaginedWorldsTest")),
          game("contrees"),
          game("qin"),
          game("pagoda"),
          game("suntzu"),
          main(
              "store",
              "server",
              List.of("tianxia.server.store.*"),
              List.of("server"),
              List.of("tianxia.server.store.*", "tianxia.server.http.recovery.BackupTest")),
          main(
              "draws",
              "server",
              List.of("tianxia.server.fair.*"),
              List.of("server", "cli"),
              List.of("tianxia.server.fair.*", "tianxia.cli.play.VerifyTest")),
          main("wire", "server", WIRE, List.of("server"), WIRE_TESTS));

  static Optional<Area> named(String name) {
    return ALL.stream().filter(area -> area.name.equals(name)).findFirst();
  }

  private static Area main(
      String name,
      String module,
      List<String> classes,
      List<String> testModules,
      List<String> tests) {
    return new Area(name, module, Folder.MAIN, classes, NARRATION, testModules, tests);
  }

  /// A game's rules.
  private static Area game(String game) {
    String all = "tianxia.games." + game + ".*";
    List<String> tests = List.of(all, "tianxia.games.OutcomesTest", "tianxia.games.ReadersTest");
    return main(game, "games", List.of(all), List.of("games"), tests);
  }
}
