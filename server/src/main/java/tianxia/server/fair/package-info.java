/// Draws that can be checked by anyone, against the host too: a secret and a share of every seat,
/// all committed to before any share is revealed, and a fixed rule from these to each outcome.
/// `docs/FAIRNESS.md` has the argument, the byte layouts and test vectors.
@NullMarked
package tianxia.server.fair;

import org.jspecify.annotations.NullMarked;
