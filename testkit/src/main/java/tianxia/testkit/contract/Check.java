package tianxia.testkit.contract;

import tianxia.kernel.State;

/// One part of the contract, checked over the playouts of one set of options.
interface Check<S extends State<S>> {

  /// Checks one position of a playout, without modifying it.
  void at(Playthrough<S> play);

  /// Called once, after the last playout.
  default void end() {}
}
