package tianxia.pictures.image;

import java.util.Arrays;
import tianxia.pictures.vector.Pixels;

/// A histogram of a picture's colours and its palette of the 256 most frequent ones. Drawings have
/// few colours; the others are on antialiased edges, where the nearest palette colour is good
/// enough.
final class Colours {
  private static final int MAX = 256;
  private static final int BITS = 18;
  private static final int SLOTS = 1 << BITS;
  private static final int MAX_USED = SLOTS / 4 * 3;
  private static final int FREE = -1;

  private final int[] colours = new int[SLOTS];
  private final int[] counts = new int[SLOTS];
  private final byte[] indexes = new byte[SLOTS];
  private int used;

  Colours(Pixels pixels) {
    Arrays.fill(colours, FREE);
    for (int y = 0; y < pixels.height(); y++) {
      for (int x = 0; x < pixels.width(); x++) {
        count(pixels.rgb(x, y));
      }
    }
  }

  private void count(int rgb) {
    int slot = slot(rgb);
    if (colours[slot] == FREE) {
      colours[slot] = rgb;
      used++;
    }
    counts[slot]++;
  }

  /// The slot of a colour, or a free one; if nearly all slots are taken, that of another colour.
  private int slot(int rgb) {
    int home = (rgb * 0x9e3779b1) >>> (Integer.SIZE - BITS);
    int slot = home;
    while (colours[slot] != FREE && colours[slot] != rgb) {
      slot = (slot + 1) & (SLOTS - 1);
    }
    return colours[slot] == FREE && used >= MAX_USED ? home : slot;
  }

  /// The palette of at most 256 colours; [#index] may be called after it.
  int[] palette() {
    long[] ranked = new long[used];
    int at = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      if (colours[slot] != FREE) {
        ranked[at++] = (long) -counts[slot] << 24 | colours[slot];
      }
    }
    Arrays.sort(ranked);
    int[] palette = new int[Math.min(MAX, used)];
    for (int i = 0; i < palette.length; i++) {
      palette[i] = (int) (ranked[i] & 0xffffff);
    }
    for (int slot = 0; slot < SLOTS; slot++) {
      if (colours[slot] != FREE) {
        indexes[slot] = (byte) nearest(palette, colours[slot]);
      }
    }
    return palette;
  }

  byte index(int rgb) {
    return indexes[slot(rgb)];
  }

  private static int nearest(int[] palette, int rgb) {
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < palette.length && least > 0; i++) {
      int red = (palette[i] >> 16) - (rgb >> 16);
      int green = (palette[i] >> 8 & 255) - (rgb >> 8 & 255);
      int blue = (palette[i] & 255) - (rgb & 255);
      int far = 3 * red * red + 6 * green * green + 2 * blue * blue;
      if (far < least) {
        best = i;
        least = far;
      }
    }
    return best;
  }
}
