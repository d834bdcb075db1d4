package tianxia.pictures.vector;

/// Parses SVG path data: `M L H V Q T C S A Z`, absolute and relative.
final class PathReader {
  private final String data;
  private final Sketch path;
  private int at;

  /// @param piece maximum length of a straight segment of a curve
  PathReader(String data, double piece) {
    this.data = data;
    this.path = new Sketch(piece);
  }

  Path read() {
    char command = ' ';
    space();
    while (at < data.length()) {
      if (Character.isLetter(data.charAt(at))) {
        command = data.charAt(at++);
      } else if (command == 'M') {
        command = 'L';
      } else if (command == 'm') {
        command = 'l';
      }
      carryOut(command);
      space();
    }
    return path.path();
  }

  private void carryOut(char command) {
    boolean relative = Character.isLowerCase(command);
    double x = relative ? path.x() : 0;
    double y = relative ? path.y() : 0;
    switch (Character.toUpperCase(command)) {
      case 'M' -> path.move(x + number(), y + number());
      case 'L' -> path.line(x + number(), y + number());
      case 'H' -> path.line(x + number(), path.y());
      case 'V' -> path.line(path.x(), y + number());
      case 'Q' -> path.bend(x + number(), y + number(), x + number(), y + number());
      case 'T' -> path.bendOn(x + number(), y + number());
      case 'C' ->
          path.curve(
              x + number(), y + number(), x + number(), y + number(), x + number(), y + number());
      case 'S' -> path.curveOn(x + number(), y + number(), x + number(), y + number());
      case 'A' -> arc(x, y);
      case 'Z' -> path.close();
      default -> throw new IllegalArgumentException("no path data: " + data);
    }
  }

  private void arc(double x, double y) {
    double across = number();
    double down = number();
    number();
    boolean large = flag();
    boolean clockwise = flag();
    path.arc(across, down, large, clockwise, x + number(), y + number());
  }

  private boolean flag() {
    space();
    return data.charAt(at++) == '1';
  }

  private double number() {
    space();
    int from = at;
    boolean point = false;
    while (at < data.length()) {
      char c = data.charAt(at);
      boolean more = Character.isDigit(c) || c == '-' && at == from || c == '.' && !point;
      if (!more) {
        break;
      }
      point |= c == '.';
      at++;
    }
    return Double.parseDouble(data.substring(from, at));
  }

  private void space() {
    while (at < data.length() && (data.charAt(at) == ' ' || data.charAt(at) == ',')) {
      at++;
    }
  }
}
