package tianxia.server.message.notice;

import io.avaje.jsonb.Json;

/// The key by which push services know this server.
///
/// @param key an uncompressed point on P-256, Base64url: a browser's `applicationServerKey`
@Json
public record NoticeKey(String key) {}
