package tianxia.testkit.contract;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import tianxia.kernel.Options;

/// The playouts of one set of options, which the checks of a contract share. They are kept as long
/// as the contract is: JUnit makes one instance for all its tests.
final class Scripts {
  /// Playouts beyond these, in a deep run, are chosen anew by every check: they would fill the
  /// memory.
  private static final int KEPT = 2000;

  private static final Map<Object, Map<Options, Scripts>> ALL = new WeakHashMap<>();

  private final List<Script> kept = new ArrayList<>();

  private Scripts() {}

  static Scripts of(Object contract, Options options) {
    synchronized (ALL) {
      return ALL.computeIfAbsent(contract, one -> new HashMap<>())
          .computeIfAbsent(options, one -> new Scripts());
    }
  }

  /// The script of playout `number`, from 0; asked for in ascending order.
  Script get(int number, long seed) {
    if (number < kept.size()) {
      return kept.get(number);
    }
    Script script = new Script(seed);
    if (number < KEPT) {
      kept.add(script);
    }
    return script;
  }
}
