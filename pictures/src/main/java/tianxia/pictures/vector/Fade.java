package tianxia.pictures.vector;

/// A vertical linear gradient of opacity.
record Fade(double fromY, double from, double toY, double to) {
  double at(int y) {
    double share = Math.clamp((y + 0.5 - fromY) / (toY - fromY), 0, 1);
    return from + (to - from) * share;
  }
}
