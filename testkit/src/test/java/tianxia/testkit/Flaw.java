package tianxia.testkit;

/// Bugs that an engine could have, injected into [Cards] one at a time, with the promise of
/// [GameContract] that detects each.
enum Flaw {
  NONE(""),
  LISTS_TWICE("legalActionsAreListedOnceAndInOrder"),
  LISTS_FOR_OTHERS("legalActionsAreListedOnceAndInOrder"),
  NEVER_ENDS("legalActionsAreListedOnceAndInOrder"),
  NO_PHASE("statesAndViewsTellGamePhaseAndWinners"),
  LOSES_A_CARD("nothingIsLostOrDoubled"),
  COPY_SHARES_THE_BAG("copiesAreIndependent"),
  READS_ANOTHER_ACTION("notationGoesBothWays"),
  TAKES_ANY_TEXT("whatIsNotLegalIsRefusedWithAReason"),
  REFUSES_WITHOUT_WORDS("whatIsNotLegalIsRefusedWithAReason"),
  MATCH_TAKES_ALL("refusedActionsLeaveAMatchAsItWas"),
  SAMPLES_UNFAIRLY("samplesAreLegalAndFair"),
  WEIGHS_WRONGLY("samplesAreLegalAndFair"),
  FIRST_COMMIT_COUNTS("simultaneousDecisionsCommute"),
  FORGETS_TOO_MUCH("forgettingKeepsTheViewAndImaginingFitsIt"),
  IMAGINES_TOO_MANY_CARDS("forgettingKeepsTheViewAndImaginingFitsIt"),
  FORGETS_TOO_LITTLE("nothingHiddenShows"),
  VIEW_SHOWS_THE_OTHER_CARD("nothingHiddenShows"),
  SEEN_SHOWS_THE_DRAW("nothingHiddenShows"),
  TOLD_TOO_MUCH("nothingHiddenShows"),
  STAGE_SHOWS_THE_OTHER_CARD("nothingHiddenShows"),
  WORDLESS("whatHappensIsTold"),
  STAGE_AHEAD_OF_WHAT_IS_TOLD("whatHappensIsTold"),
  PREVIEW_PLAYS("previewsShowWhatAnActionDoes"),
  PREVIEW_SHOWS_THE_OLD_POSITION("previewsShowWhatAnActionDoes"),
  ASKS_WHO_CAN_CHOOSE("questionsAreOpenToAllAndGoOnWithTheGame"),
  NAMES_MOMENTS_BY_THE_CARD("questionsAreOpenToAllAndGoOnWithTheGame"),
  ASKS_OTHERS("questionsAreOpenToAllAndGoOnWithTheGame"),
  MOMENTS_FALL("questionsAreOpenToAllAndGoOnWithTheGame"),
  ALLOCATES("warmPlayoutsAllocateNothing");

  private final String finder;

  Flaw(String finder) {
    this.finder = finder;
  }

  String finder() {
    return finder;
  }
}
