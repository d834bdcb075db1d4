package tianxia.testkit.contract;

import tianxia.kernel.State;

/// One part of the contract, over the playouts of one set of options.
interface Check<S extends State<S>> {

  /// Looks at one position of a playout, and changes nothing there.
  void at(Playthrough<S> play);

  /// Called once, after the last playout.
  default void end() {}
}
