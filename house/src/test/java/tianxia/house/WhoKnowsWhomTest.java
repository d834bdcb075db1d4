package tianxia.house;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Dependencies point down to the kernel, and code compiled to WebAssembly uses only what is
/// available there.
class WhoKnowsWhomTest {
  private static final String[] BROWSER = {
    "tianxia.kernel..", "tianxia.games..", "tianxia.search..", "tianxia.opponents.."
  };

  /// Methods that are missing, slow or large in a browser, by class.
  private static final Map<String, Set<String>> MISSING =
      Map.of(
          "java.lang.String",
          Set.of(
              "format",
              "formatted",
              "split",
              "splitWithDelimiters",
              "matches",
              "replaceAll",
              "replaceFirst",
              "lines"),
          "java.lang.Math",
          Set.of("multiplyHigh", "unsignedMultiplyHigh"),
          "java.lang.Long",
          Set.of("compress", "expand"),
          "java.lang.Integer",
          Set.of("compress", "expand"),
          "java.lang.Class",
          Set.of(
              "forName",
              "getMethods",
              "getDeclaredMethods",
              "getFields",
              "getDeclaredFields",
              "getConstructor"));

  private static final String[] FOREIGN = {
    "java.lang.reflect..",
    "java.lang.invoke..",
    "java.util.regex..",
    "java.util.concurrent..",
    "java.security..",
    "java.io..",
    "java.nio.file..",
    "java.nio.channels..",
    "java.net..",
    "java.time..",
    "java.sql..",
    "sun..",
    "jdk.."
  };

  private static final JavaClasses CLASSES = Program.classes();

  @Test
  void allModulesAreLookedAt() {
    assertThat(CLASSES.size()).isGreaterThan(100);
    Stream.of(
            "tianxia.kernel.State",
            "tianxia.games.Games",
            "tianxia.search.Bot",
            "tianxia.opponents.Opponents",
            "tianxia.pictures.Pictures",
            "tianxia.training.TrainingPlans",
            "tianxia.arena.Arena",
            "tianxia.server.fair.Draws",
            "tianxia.postgres.PostgresProvider",
            "tianxia.cluster.PekkoProvider",
            "tianxia.cli.Main")
        .forEach(name -> assertThat(CLASSES.contain(name)).as(name).isTrue());
  }

  @Test
  void theKernelKnowsNobody() {
    check(
        noClasses()
            .that()
            .resideInAPackage("tianxia.kernel..")
            .should()
            .dependOnClassesThat(
                describe(
                    "are outside",
                    c ->
                        !c.getName().startsWith("java.")
                            && !inside(c.getPackageName(), "tianxia.kernel")
                            && !plain(c))));
  }

  @Test
  void gamesAndSearchKnowTheKernelOnly() {
    for (String module : new String[] {"tianxia.games", "tianxia.search"}) {
      check(
          noClasses()
              .that()
              .resideInAPackage(module + "..")
              .should()
              .dependOnClassesThat(
                  describe(
                      "are neither its own nor the kernel's",
                      c ->
                          !c.getName().startsWith("java.")
                              && !inside(c.getPackageName(), module)
                              && !inside(c.getPackageName(), "tianxia.kernel")
                              && !plain(c))));
    }
  }

  @Test
  void gamesDoNotKnowEachOther() {
    check(
        slices()
            .matching("tianxia.games.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(alwaysTrue(), resideInAPackage("tianxia.games.data")));
  }

  /// Packages have no dependency cycles, so reading one needs only those below it.
  @Test
  void packagesFormNoCircles() {
    check(slices().matching("tianxia.(**)").should().beFreeOfCycles());
  }

  @Test
  void nobodyNamesAGameButTheCatalogue() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage(
                "tianxia.kernel..",
                "tianxia.search..",
                "tianxia.arena..",
                "tianxia.server..",
                "tianxia.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("tianxia.games.*.."));
  }

  /// An opponent depends on its game and the search, but not on tables.
  @Test
  void opponentsKnowGamesAndSearchOnly() {
    check(
        noClasses()
            .that()
            .resideInAPackage("tianxia.opponents..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "tianxia.arena..",
                "tianxia.exploitability..",
                "tianxia.server..",
                "tianxia.cli.."));
  }

  @Test
  void opponentsDoNotKnowEachOther() {
    check(
        slices()
            .matching("tianxia.opponents.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(alwaysTrue(), resideInAPackage("tianxia.opponents.network")));
  }

  /// A picture is made of a view and words: it knows no rules.
  @Test
  void picturesKnowTheKernelAlone() {
    check(
        noClasses()
            .that()
            .resideInAPackage("tianxia.pictures..")
            .should()
            .dependOnClassesThat(
                describe(
                    "are neither its own nor the kernel's",
                    c ->
                        !c.getName().startsWith("java.")
                            && !inside(c.getPackageName(), "tianxia.pictures")
                            && !inside(c.getPackageName(), "tianxia.kernel")
                            && !plain(c))));
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("tianxia.pictures..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("tianxia.pictures.*.."));
    check(
        slices()
            .matching("tianxia.pictures.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(
                alwaysTrue(),
                resideInAnyPackage(
                    "tianxia.pictures.board",
                    "tianxia.pictures.image",
                    "tianxia.pictures.look",
                    "tianxia.pictures.text",
                    "tianxia.pictures.vector")));
  }

  /// Players do not depend on training.
  @Test
  void onlyTheCommandLineKnowsTraining() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages("tianxia.training..", "tianxia.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("tianxia.training.."));
  }

  @Test
  void theArenaAndTheServerDoNotKnowEachOther() {
    for (String[] pair :
        new String[][] {
          {"tianxia.arena..", "tianxia.server.."}, {"tianxia.server..", "tianxia.arena.."}
        }) {
      check(
          noClasses()
              .that()
              .resideInAPackage(pair[0])
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage(pair[1], "tianxia.cli.."));
    }
  }

  @Test
  void theServerDoesNotKnowTheCommandLine() {
    check(
        noClasses()
            .that()
            .resideInAPackage("tianxia.server..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("tianxia.cli.."));
  }

  /// The store in PostgreSQL is found by its address, so that nobody else loads its classes.
  @Test
  void nobodyKnowsPostgresAndItKnowsTheStoresAndTheMembershipOnly() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("tianxia.postgres..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("tianxia.postgres..", "org.postgresql.."));
    check(
        noClasses()
            .that()
            .resideInAPackage("tianxia.postgres..")
            .should()
            .dependOnClassesThat(
                describe(
                    "are the program's, other than the stores and the membership",
                    c ->
                        inside(c.getPackageName(), "tianxia")
                            && !inside(c.getPackageName(), "tianxia.postgres")
                            && !inside(c.getPackageName(), "tianxia.server.store")
                            && !c.getName().startsWith("tianxia.server.account.AccountStore")
                            && !c.getName().equals("tianxia.server.rating.RatedGame")
                            && !c.getName().startsWith("tianxia.server.notice.NoticeStore")
                            && !c.getName().startsWith("tianxia.server.talk.TalkStore")
                            && !c.getName().startsWith("tianxia.server.cluster.Membership")
                            && !c.getName().equals("tianxia.server.cluster.SharedStore")
                            && !inside(c.getPackageName(), "tianxia.server.supervision"))));
  }

  /// The cluster is found by its provider, so that a server of one node loads none of its classes.
  @Test
  void nobodyKnowsTheClusterAndItKnowsTheServerOnly() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("tianxia.cluster..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("tianxia.cluster..", "org.apache.pekko..", "scala.."));
    check(
        noClasses()
            .that()
            .resideInAPackage("tianxia.cluster..")
            .should()
            .dependOnClassesThat(
                describe(
                    "are the program's, other than the tables, their list and their messages",
                    c ->
                        inside(c.getPackageName(), "tianxia")
                            && !inside(c.getPackageName(), "tianxia.cluster")
                            && !inside(c.getPackageName(), "tianxia.server.lobby")
                            && !inside(c.getPackageName(), "tianxia.server.cluster")
                            && !inside(c.getPackageName(), "tianxia.server.message")
                            && !inside(c.getPackageName(), "tianxia.server.store")
                            && !inside(c.getPackageName(), "tianxia.server.supervision")
                            && !inside(c.getPackageName(), "tianxia.server.table"))));
  }

  /// The library's builders are not made for several threads at once.
  @Test
  void oneClassBuildsTheJsonBindings() {
    check(
        noClasses()
            .that()
            .doNotHaveFullyQualifiedName("tianxia.server.json.JsonBindings")
            .should()
            .accessTargetWhere(
                describe(
                    "is a builder's method",
                    access ->
                        access.getTarget().getName().equals("build")
                            && access.getTargetOwner().getName().startsWith("io.avaje.jsonb."))));
  }

  /// What reads files is replaced there, or not called.
  private static final Set<String> READERS =
      Set.of(
          "tianxia.games.data.Resource",
          "tianxia.opponents.network.Resource",
          "tianxia.opponents.ProgramFiles");

  @Test
  void whatRunsInTheBrowserUsesWhatIsThere() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage(BROWSER)
            .and(describe("read no files", type -> !READERS.contains(type.getName())))
            .should()
            .dependOnClassesThat(foreign()));
    check(
        noClasses()
            .that()
            .resideInAnyPackage(BROWSER)
            .should()
            .dependOnClassesThat()
            .haveNameMatching(
                "java\\.lang\\.(Thread|ThreadLocal|Runtime|Process|ProcessBuilder|ClassLoader)"));
    check(
        noClasses()
            .that()
            .resideInAnyPackage(BROWSER)
            .and(describe("read no files", type -> !READERS.contains(type.getName())))
            .should()
            .accessTargetWhere(missing()));
  }

  @Test
  void whatIsMissingIsFoundWhereItIsUsed() {
    JavaClasses user = new ClassFileImporter().importClasses(BrowserTest.class);
    assertThat(noClasses().should().accessTargetWhere(missing()).evaluate(user).hasViolation())
        .isTrue();
    assertThat(noClasses().should().dependOnClassesThat(foreign()).evaluate(user).hasViolation())
        .isTrue();
  }

  private static DescribedPredicate<JavaClass> foreign() {
    return describe(
        "are files, threads, clocks, reflection, expressions or digests",
        c -> anyOf(c.getPackageName()));
  }

  private static DescribedPredicate<JavaAccess<?>> missing() {
    return describe(
        "is not there in a browser",
        access -> {
          AccessTarget target = access.getTarget();
          return MISSING
              .getOrDefault(target.getOwner().getName(), Set.of())
              .contains(target.getName());
        });
  }

  private static boolean anyOf(String name) {
    for (String foreign : FOREIGN) {
      if (inside(name, foreign.substring(0, foreign.length() - 2))) {
        // Added by the compiler for lambdas, records and switches.
        return !name.equals("java.lang.invoke");
      }
    }
    return false;
  }

  private static boolean inside(String name, String parent) {
    return name.equals(parent) || name.startsWith(parent + ".");
  }

  private static boolean plain(JavaClass c) {
    return c.isPrimitive() || c.isArray() || c.getPackageName().equals("org.jspecify.annotations");
  }

  private static void check(ArchRule rule) {
    rule.check(CLASSES);
  }
}
