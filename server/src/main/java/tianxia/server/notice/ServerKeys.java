package tianxia.server.notice;

import com.interaso.webpush.VapidKeys;
import java.util.Optional;

/// The keys by which push services know this server, from the store. They are made when they are
/// first needed: that takes a tenth of a second, for which no start has to wait.
final class ServerKeys {
  private final NoticeStore store;
  private Optional<VapidKeys> known = Optional.empty();

  ServerKeys(NoticeStore store) {
    this.store = store;
  }

  synchronized VapidKeys get() {
    VapidKeys keys = known.orElseGet(this::kept);
    known = Optional.of(keys);
    return keys;
  }

  private VapidKeys kept() {
    NoticeStore.Keys kept = store.keys(ServerKeys::fresh);
    return VapidKeys.create(kept.publicKey(), kept.privateKey());
  }

  private static NoticeStore.Keys fresh() {
    VapidKeys fresh = VapidKeys.generate();
    return new NoticeStore.Keys(fresh.getX509PublicKey(), fresh.getPkcs8PrivateKey());
  }
}
