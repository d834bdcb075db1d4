package tianxia.kernel.record;

import java.util.Optional;
import tianxia.kernel.Refusal;

/// Aborts the reading of a record: what is wrong, and in which line. Never leaves this package.
final class RecordFault extends RuntimeException {
  private static final long serialVersionUID = 1L;
  final int line;
  final String reason;
  final transient Optional<Refusal> refusal;

  RecordFault(int line, String reason) {
    this(line, reason, Optional.empty());
  }

  RecordFault(int line, String reason, Optional<Refusal> refusal) {
    super(reason, null, false, false);
    this.line = line;
    this.reason = reason;
    this.refusal = refusal;
  }
}
