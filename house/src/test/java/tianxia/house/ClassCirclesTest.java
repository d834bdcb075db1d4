package tianxia.house;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Classes form no circles, within packages either.
class ClassCirclesTest {

  /// Classes that belong together and are counted as one.
  ///
  /// @param reason why their circle stays
  private record Unit(String reason, String inPackage, List<String> classes) {
    boolean holds(String name) {
      return classes.stream().anyMatch(each -> name.equals(inPackage + "." + each));
    }
  }

  private static final List<Unit> UNITS =
      List.of(
          new Unit(
              "the methods of a state are written in the classes of its rules",
              "tianxia.games.contrees",
              List.of("ContreesState", "LegalActions", "NarrowTurn", "Transitions", "WideTurn")),
          new Unit(
              "the methods of a state are written in the classes of its rules",
              "tianxia.games.pagoda",
              List.of(
                  "BuildFeasibility",
                  "Building",
                  "CardSets",
                  "LegalActions",
                  "PagodaState",
                  "SpirePayments",
                  "Transitions")),
          new Unit(
              "the methods of a state are written in the classes of its rules",
              "tianxia.games.qin",
              List.of("HiddenInformation", "QinState")),
          new Unit(
              "the land keeps its forbidden places, which are computed from it",
              "tianxia.games.qin",
              List.of("ForbiddenJoins", "Land")),
          new Unit(
              "the methods of a state are written in the classes of its rules",
              "tianxia.games.suntzu",
              List.of(
                  "ArmyPayments",
                  "Battle",
                  "CardDraws",
                  "HiddenInformation",
                  "LegalActions",
                  "NarrationLog",
                  "Resolution",
                  "SimultaneousReset",
                  "StateFields",
                  "SunTzuState",
                  "Transitions")),
          new Unit(
              "a preview by playing asks the game that gives it",
              "tianxia.kernel",
              List.of("Game", "Legal", "Preview")),
          new Unit(
              "a value is parsed by its own method",
              "tianxia.kernel.json",
              List.of("JsonParser", "JsonValue")),
          new Unit(
              "a sealed answer and the messages that it permits name each other",
              "tianxia.server.message",
              List.of(
                  "Answers",
                  "Commitment",
                  "Frame",
                  "Joined",
                  "Problem",
                  "RecordText",
                  "ServerMessage",
                  "Summary",
                  "TableInfo",
                  "TableMade")),
          new Unit(
              "a table gives the table after an entry of its log",
              "tianxia.server.table.state",
              List.of("StateTransition", "TableState")));

  private static final SliceAssignment BY_UNIT =
      new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass each) {
          String name = outermost(each);
          return name.startsWith("tianxia.")
              ? SliceIdentifier.of(unit(name))
              : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
          return "classes";
        }
      };

  private static String outermost(JavaClass each) {
    return each.getEnclosingClass().map(ClassCirclesTest::outermost).orElse(each.getName());
  }

  private static String unit(String name) {
    return UNITS.stream()
        .filter(unit -> unit.holds(name))
        .findFirst()
        .map(unit -> unit.inPackage() + "." + unit.classes().getFirst())
        .orElse(name);
  }

  @Test
  void classesFormNoCircles() {
    slices().assignedFrom(BY_UNIT).should().beFreeOfCycles().check(Program.classes());
  }

  /// A class that is renamed or gone is no exception any more.
  @Test
  void theUnitsExist() {
    for (Unit unit : UNITS) {
      for (String each : unit.classes()) {
        assertThat(Program.classes().contain(unit.inPackage() + "." + each))
            .as("%s (%s)", each, unit.reason())
            .isTrue();
      }
    }
  }
}
