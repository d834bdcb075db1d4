package tianxia.search.review;

import tianxia.kernel.Xoroshiro;

/// Independent streams of random numbers for the parts of a review.
///
/// @param seed of the review
record Streams(long seed) {

  enum Purpose {
    DECISION(1),
    ALTERNATIVE(2),
    START(3),
    DRAW(4),
    TRUTH(5);

    private final long number;

    Purpose(long number) {
      this.number = number;
    }
  }

  /// @param numbers that distinguish this stream from others of the same purpose
  Xoroshiro of(Purpose purpose, int... numbers) {
    long at = new Xoroshiro(seed ^ purpose.number * 0x9e3779b97f4a7c15L).nextLong();
    for (int number : numbers) {
      at = new Xoroshiro(at + number).nextLong();
    }
    return new Xoroshiro(at);
  }
}
