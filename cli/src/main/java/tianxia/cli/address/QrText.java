package tianxia.cli.address;

import io.nayuki.qrcodegen.QrCode;

/// A QR code (ISO/IEC 18004) for a terminal: two modules in a character, one above the other.
public final class QrText {
  /// The light margin on each side, in modules, without which cameras find no code.
  private static final int MARGIN = 4;

  private QrText() {}

  /// The code of a short text, a line for each two rows of modules. The light modules are drawn, so
  /// that it is right on a dark ground; the lines set both colours for all others.
  public static String of(String text) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
    StringBuilder lines = new StringBuilder();
    for (int y = -MARGIN; y < code.size + MARGIN; y += 2) {
      lines.append("\u001b[97;40m");
      for (int x = -MARGIN; x < code.size + MARGIN; x++) {
        boolean upper = light(code, x, y);
        boolean lower = y + 1 < code.size + MARGIN && light(code, x, y + 1);
        lines.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
      }
      lines.append("\u001b[0m\n");
    }
    return lines.toString();
  }

  /// Modules outside the code are light.
  private static boolean light(QrCode code, int x, int y) {
    return !code.getModule(x, y);
  }
}
