package tianxia.cli.address;

import static org.assertj.core.api.Assertions.assertThat;

import io.nayuki.qrcodegen.QrCode;
import java.util.List;
import org.junit.jupiter.api.Test;

class QrTextTest {
  private static final String LINK = "http://192.168.1.23:8080";

  @Test
  void eachModuleIsHalfACharacterInsideALightMargin() {
    QrCode code = QrCode.encodeText(LINK, QrCode.Ecc.LOW);
    List<String> lines = QrText.of(LINK).lines().map(QrTextTest::bare).toList();
    for (int y = -4; y < code.size + 4; y++) {
      String line = lines.get((y + 4) / 2);
      assertThat(line).hasSize(code.size + 8);
      for (int x = -4; x < code.size + 4; x++) {
        char both = line.charAt(x + 4);
        boolean upper = (y + 4) % 2 == 0;
        boolean light = both == '█' || both == (upper ? '▀' : '▄');
        assertThat(light).as("module %d, %d", x, y).isEqualTo(!code.getModule(x, y));
      }
    }
  }

  @Test
  void fitsInATerminalOfEightyColumnsAndTwentyFourLines() {
    List<String> lines = QrText.of(LINK).lines().toList();
    assertThat(lines).hasSizeLessThanOrEqualTo(20);
    assertThat(lines).allMatch(line -> bare(line).length() <= 80);
  }

  private static String bare(String line) {
    assertThat(line).startsWith("\u001b[97;40m").endsWith("\u001b[0m");
    return line.substring("\u001b[97;40m".length(), line.length() - "\u001b[0m".length());
  }
}
