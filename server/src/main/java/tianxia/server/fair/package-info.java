/// Draws that can be checked by anyone, against the host too: a secret committed to from the start,
/// a share of every seat, and a fixed rule from these to each outcome. `docs/FAIRNESS.md` has the
/// byte layouts and test vectors.
@NullMarked
package tianxia.server.fair;

import org.jspecify.annotations.NullMarked;
