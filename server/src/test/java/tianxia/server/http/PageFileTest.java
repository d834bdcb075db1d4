package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

class PageFileTest {
  @Test
  void whatIsCompressedIsTheFile() throws IOException {
    byte[] text = "天下 ".repeat(1000).getBytes(StandardCharsets.UTF_8);
    PageFile file = new PageFile("/words.txt", text);
    byte[] compressed = file.bytes(file.encoding("gzip"));
    assertThat(compressed).hasSizeLessThan(text.length / 10);
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
      assertThat(in.readAllBytes()).isEqualTo(text);
    }
    assertThat(file.bytes(file.encoding("gzip"))).as("kept").isSameAs(compressed);
  }
}
