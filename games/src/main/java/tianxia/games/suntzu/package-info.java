/// Sun Tzu: two commanders fight over five provinces through nine dynasties; orders are given in
/// secret, at the same time. Rules: docs/rules/sun-tzu.md.
@NullMarked
package tianxia.games.suntzu;

import org.jspecify.annotations.NullMarked;
