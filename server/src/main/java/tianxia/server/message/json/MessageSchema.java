package tianxia.server.message.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.kernel.json.JsonValue;
import tianxia.server.message.request.Checks;

/// The JSON shape of a message, derived from its record types by reflection, so that a new field is
/// checked without being listed anywhere.
///
/// All records of a sealed type share one shape: the union of their fields. Which of them a message
/// is, and whether its fields are all there, is checked when the record is made.
public sealed interface MessageSchema {
  record Text() implements MessageSchema {}

  /// An integer from `min` to `max`.
  record Whole(long min, long max) implements MessageSchema {}

  record Truth() implements MessageSchema {}

  /// A value that may be `null`.
  record Perhaps(MessageSchema shape) implements MessageSchema {}

  record Elements(MessageSchema each) implements MessageSchema {}

  /// An object with arbitrary keys.
  record Dictionary(MessageSchema each) implements MessageSchema {}

  record Fields(Map<String, MessageSchema> byName) implements MessageSchema {
    public Fields {
      byName = Map.copyOf(byName);
    }
  }

  /// The properties that name the record of a sealed type.
  List<String> DISCRIMINATORS = List.of("type", "kind");

  ClassValue<MessageSchema> CACHE =
      new ClassValue<>() {
        @Override
        protected MessageSchema computeValue(Class<?> type) {
          return derived(type);
        }
      };

  /// The schema of a record, or of a sealed type of records.
  ///
  /// @throws IllegalStateException if a field has a type that no message may have, or two types
  static MessageSchema of(Class<?> type) {
    return CACHE.get(type);
  }

  /// Checks a value against the schema.
  ///
  /// @param name of the field, for the message
  /// @throws IllegalArgumentException with a message for the sender
  default void check(String name, JsonValue value) {
    switch (this) {
      case Text() -> require(value instanceof JsonValue.Text, name, "a text");
      case Truth() -> require(value instanceof JsonValue.Truth, name, "true or false");
      case Whole(long min, long max) ->
          require(
              value instanceof JsonValue.Whole n && n.value() >= min && n.value() <= max,
              name,
              "a whole number of " + (max == Integer.MAX_VALUE ? 32 : 64) + " bits");
      case Perhaps(MessageSchema shape) -> {
        if (!(value instanceof JsonValue.Nothing)) {
          shape.check(name, value);
        }
      }
      case Elements(MessageSchema each) -> {
        require(value instanceof JsonValue.Elements, name, "a list");
        ((JsonValue.Elements) value).values().forEach(element -> each.check(name, element));
      }
      case Dictionary(MessageSchema each) ->
          members(name, value).values().forEach((key, member) -> each.check(name, member));
      case Fields(Map<String, MessageSchema> byName) ->
          members(name, value)
              .values()
              .forEach((key, member) -> {
                MessageSchema shape = byName.get(key);
                if (shape == null) {
                  throw new IllegalArgumentException("unknown field " + key + " in " + name);
                }
                shape.check(key, member);
              });
    }
  }

  private static JsonValue.Members members(String name, JsonValue value) {
    require(value instanceof JsonValue.Members, name, "an object");
    return (JsonValue.Members) value;
  }

  private static void require(boolean right, String name, String needed) {
    Checks.require(right, name + " must be " + needed);
  }

  private static MessageSchema derived(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
      MessageSchema each = derived(last);
      Type raw = generic.getRawType();
      return raw == Optional.class
          ? new Perhaps(each)
          : raw == List.class
              ? new Elements(each)
              : raw == Map.class ? new Dictionary(each) : none(type);
    }
    return type instanceof Class<?> known ? derived(known) : none(type);
  }

  private static MessageSchema derived(Class<?> type) {
    if (type == String.class) {
      return new Text();
    } else if (type == int.class || type == Integer.class) {
      return new Whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
    } else if (type == long.class || type == Long.class) {
      return new Whole(Long.MIN_VALUE, Long.MAX_VALUE);
    } else if (type == boolean.class || type == Boolean.class) {
      return new Truth();
    } else if (type.isRecord() || type.isSealed()) {
      Map<String, MessageSchema> fields = new TreeMap<>();
      fields(type, fields);
      return new Fields(fields);
    }
    return none(type);
  }

  private static void fields(Class<?> type, Map<String, MessageSchema> into) {
    if (type.isSealed()) {
      DISCRIMINATORS.forEach(property -> into.putIfAbsent(property, new Text()));
      for (Class<?> each : type.getPermittedSubclasses()) {
        fields(each, into);
      }
      return;
    }
    for (RecordComponent component : type.getRecordComponents()) {
      MessageSchema shape = derived(component.getGenericType());
      MessageSchema other = into.putIfAbsent(component.getName(), shape);
      if (other != null && !other.equals(shape)) {
        throw new IllegalStateException(component + " has two types in messages of one type");
      }
    }
  }

  private static MessageSchema none(Type type) {
    throw new IllegalStateException("no message from clients has a " + type);
  }
}
