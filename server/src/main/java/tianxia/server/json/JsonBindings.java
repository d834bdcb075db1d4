package tianxia.server.json;

import io.avaje.jsonb.Jsonb;

/// Records to JSON and back, in the ways that the server needs.
///
/// All are built here, as this class is initialised, by one thread: the builders of avaje-jsonb
/// share a list that two of them can't read and fill at once (`ConcurrentModificationException`),
/// and the server starts its parts side by side.
public final class JsonBindings {
  /// What clients send and are told: an unknown field is an error, a missing number too.
  public static final Jsonb MESSAGES =
      Jsonb.builder().failOnUnknown(true).failOnNullPrimitives(true).build();

  /// Messages of other versions of the program: unknown fields are ignored.
  public static final Jsonb TOLERANT = Jsonb.builder().failOnNullPrimitives(true).build();

  /// What the store keeps.
  public static final Jsonb STORED = Jsonb.builder().failOnUnknown(true).build();

  private JsonBindings() {}
}
