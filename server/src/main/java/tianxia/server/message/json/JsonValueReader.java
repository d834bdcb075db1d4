package tianxia.server.message.json;

import io.avaje.json.JsonDataException;
import io.avaje.json.JsonReader;
import io.avaje.json.PropertyNames;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import tianxia.kernel.json.JsonValue;

/// Feeds a parsed value to the generated adapters, so that a message is parsed once. A value that
/// an adapter does not expect is an error: unlike a text reader, this one converts nothing. A field
/// that is `null` is skipped: for an optional one, which alone may be, an adapter would have no
/// value instead of an empty one.
final class JsonValueReader implements JsonReader {
  private static final JsonValue NULL = new JsonValue.Nothing();

  private final Deque<Iterator<JsonValue>> arrays = new ArrayDeque<>();
  private final Deque<Iterator<Map.Entry<String, JsonValue>>> objects = new ArrayDeque<>();
  private JsonValue current;

  JsonValueReader(JsonValue value) {
    this.current = value;
  }

  @Override
  public void beginArray() {
    arrays.push(expect(JsonValue.Elements.class).values().iterator());
  }

  @Override
  public boolean hasNextElement() {
    Iterator<JsonValue> elements = arrays.element();
    if (!elements.hasNext()) {
      return false;
    }
    current = elements.next();
    return true;
  }

  @Override
  public void endArray() {
    arrays.pop();
  }

  @Override
  public void beginObject(PropertyNames names) {
    beginObject();
  }

  @Override
  public void beginObject() {
    Map<String, JsonValue> fields = expect(JsonValue.Members.class).values();
    if (fields.containsValue(NULL)) {
      fields = new TreeMap<>(fields);
      fields.values().removeIf(NULL::equals);
    }
    objects.push(fields.entrySet().iterator());
  }

  @Override
  public boolean hasNextField() {
    return objects.element().hasNext();
  }

  @Override
  public String nextField() {
    Map.Entry<String, JsonValue> member = objects.element().next();
    current = member.getValue();
    return member.getKey();
  }

  @Override
  public void endObject() {
    objects.pop();
  }

  @Override
  public boolean isNullValue() {
    return current instanceof JsonValue.Nothing;
  }

  @Override
  public boolean readBoolean() {
    return expect(JsonValue.Truth.class).value();
  }

  @Override
  public int readInt() {
    try {
      return Math.toIntExact(readLong());
    } catch (ArithmeticException e) {
      throw new JsonDataException("a number exceeds 32 bits", e);
    }
  }

  @Override
  public long readLong() {
    return expect(JsonValue.Whole.class).value();
  }

  @Override
  public double readDouble() {
    return readLong();
  }

  @Override
  public BigDecimal readDecimal() {
    return BigDecimal.valueOf(readLong());
  }

  @Override
  public BigInteger readBigInteger() {
    return BigInteger.valueOf(readLong());
  }

  @Override
  public String readString() {
    return expect(JsonValue.Text.class).value();
  }

  @Override
  public byte[] readBinary() {
    throw new UnsupportedOperationException("no message carries binary data");
  }

  @Override
  public String readRaw() {
    return current.canonical();
  }

  @Override
  public void skipValue() {
    // Nothing to skip: the next field or element replaces the current value.
  }

  @Override
  public void unmappedField(String name) {
    throw new JsonDataException("unknown field " + name);
  }

  @Override
  public Token currentToken() {
    return switch (current) {
      case JsonValue.Members members -> Token.BEGIN_OBJECT;
      case JsonValue.Elements elements -> Token.BEGIN_ARRAY;
      case JsonValue.Text text -> Token.STRING;
      case JsonValue.Whole number -> Token.NUMBER;
      case JsonValue.Truth truth -> Token.BOOLEAN;
      case JsonValue.Nothing() -> Token.NULL;
    };
  }

  @Override
  public String location() {
    return "a parsed value";
  }

  @Override
  public <T> T unwrap(Class<T> type) {
    throw new UnsupportedOperationException("not a " + type.getName());
  }

  @Override
  public void close() {}

  private <T extends JsonValue> T expect(Class<T> kind) {
    if (!kind.isInstance(current)) {
      throw new JsonDataException("unexpected kind of value");
    }
    return kind.cast(current);
  }
}
