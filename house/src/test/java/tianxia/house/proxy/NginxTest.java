package tianxia.house.proxy;

import java.nio.file.Path;
import java.util.function.IntFunction;
import org.junit.jupiter.api.condition.EnabledIf;

/// Behind nginx, configured as `docs/HOSTING.md` says.
@EnabledIf("isThere")
class NginxTest extends ProxyContract {
  static boolean isThere() {
    return Proxy.isThere("nginx");
  }

  @Override
  Proxy start(Path folder, IntFunction<Proxy.Upstreams> servers) throws Exception {
    return Nginx.start(folder, servers);
  }
}
