package tianxia.server.table;

import tianxia.server.store.Store;

/// How full the store may become before new tables are made no more; games in play go on.
///
/// @param stored how much may be stored, in bytes
/// @param left how much is to be left on the disk, in bytes, where that is known
public record RoomLimits(long stored, long left) {
  /// No limits.
  public static final RoomLimits NONE = new RoomLimits(Long.MAX_VALUE, 0);

  /// The defaults (`ServerLimit`): the disk alone bounds it, but for what games in play need.
  static RoomLimits standard() {
    return new RoomLimits(100_000_000L << 20, 200L << 20);
  }

  /// Whether a store is that full.
  public boolean reached(Store.Room room) {
    return room.bytes() >= stored || room.free().orElse(Long.MAX_VALUE) < left;
  }
}
