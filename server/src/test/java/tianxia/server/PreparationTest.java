package tianxia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class PreparationTest {
  @Test
  void goesOnBesideTheRest() {
    CountDownLatch go = new CountDownLatch(1);
    Preparation<String> preparation =
        Preparation.start("test", () -> await(go) + Thread.currentThread().getName());

    go.countDown();

    assertThat(preparation.get()).isEqualTo("on test");
    assertThat(preparation.get()).isEqualTo("on test");
  }

  @Test
  void whatWentWrongIsToldToWhoWaitsForIt() {
    UncheckedIOException wrong = new UncheckedIOException(new IOException("no page"));
    AssertionError broken = new AssertionError("broken");

    assertThatThrownBy(Preparation.start("test", () -> fail(wrong))::get).isSameAs(wrong);
    assertThatThrownBy(
            Preparation.start(
                    "test",
                    () -> {
                      throw broken;
                    })
                ::get)
        .isSameAs(broken);
  }

  private static String fail(RuntimeException wrong) {
    throw wrong;
  }

  private static String await(CountDownLatch go) {
    try {
      go.await();
      return "on ";
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
