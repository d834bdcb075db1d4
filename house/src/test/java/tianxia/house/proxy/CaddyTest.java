package tianxia.house.proxy;

import java.nio.file.Path;
import java.util.function.IntFunction;
import org.junit.jupiter.api.condition.EnabledIf;

/// Behind Caddy, configured as `docs/HOSTING.md` says.
@EnabledIf("isThere")
class CaddyTest extends ProxyContract {
  static boolean isThere() {
    return Proxy.isThere("caddy");
  }

  @Override
  Proxy start(Path folder, IntFunction<Proxy.Upstreams> servers) throws Exception {
    return Caddy.start(folder, servers);
  }
}
