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

/// What kind of JSON value stands where in a message, derived from its record types, so that no
/// field can be forgotten: the reader behind takes `"5"` for 5 and `"true"` for true.
///
/// Of a sealed type all kinds of messages are one shape; which of them it is, and whether it has
/// all of its fields and no other, is said by that reader.
public sealed interface MessageSchema {
  record Text() implements MessageSchema {}

  /// A number.
  record Whole(long least, long most) implements MessageSchema {}

  record Truth() implements MessageSchema {}

  /// `null` stands for nothing.
  record Perhaps(MessageSchema shape) implements MessageSchema {}

  record Elements(MessageSchema each) implements MessageSchema {}

  /// Texts as keys.
  record Dictionary(MessageSchema each) implements MessageSchema {}

  record Fields(Map<String, MessageSchema> byName) implements MessageSchema {
    public Fields {
      byName = Map.copyOf(byName);
    }
  }

  /// The properties that say which record of a sealed type a message is.
  List<String> SAYING_WHICH = List.of("type", "kind");

  ClassValue<MessageSchema> ALL =
      new ClassValue<>() {
        @Override
        protected MessageSchema computeValue(Class<?> type) {
          return derived(type);
        }
      };

  /// Of a record, or a sealed type of records.
  static MessageSchema of(Class<?> type) {
    return ALL.get(type);
  }

  /// Holds a value to the shape.
  ///
  /// @param name the field's, for the sender
  /// @throws IllegalArgumentException with what is wrong, for the sender
  default void check(String name, JsonValue value) {
    switch (this) {
      case Text() -> require(value instanceof JsonValue.Text, name, "a text");
      case Truth() -> require(value instanceof JsonValue.Truth, name, "true or false");
      case Whole(long least, long most) ->
          require(
              value instanceof JsonValue.Whole n && n.value() >= least && n.value() <= most,
              name,
              "a whole number of " + (most == Integer.MAX_VALUE ? 32 : 64) + " bits");
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
                  throw new IllegalArgumentException("there is no field " + key + " in " + name);
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
      SAYING_WHICH.forEach(property -> into.putIfAbsent(property, new Text()));
      for (Class<?> each : type.getPermittedSubclasses()) {
        fields(each, into);
      }
      return;
    }
    for (RecordComponent component : type.getRecordComponents()) {
      MessageSchema shape = derived(component.getGenericType());
      MessageSchema other = into.putIfAbsent(component.getName(), shape);
      if (other != null && !other.equals(shape)) {
        throw new IllegalStateException(component + " is of two kinds in messages of one type");
      }
    }
  }

  private static MessageSchema none(Type type) {
    throw new IllegalStateException("no message from outside has a " + type);
  }
}
