package tianxia.cluster.wire;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Texts one after the other, each with its length in bytes. Newer versions only append fields: a
/// reader ignores those that it does not know, and takes those that are missing for empty.
record Fields(List<String> texts) {
  Fields {
    texts = List.copyOf(texts);
  }

  static Fields of(String... texts) {
    return new Fields(List.of(texts));
  }

  /// One of them, from 0.
  String get(int index) {
    return index < texts.size() ? texts.get(index) : "";
  }

  byte[] bytes() {
    List<byte[]> all = texts.stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
    int length = all.stream().mapToInt(bytes -> Integer.BYTES + bytes.length).sum();
    ByteBuffer out = ByteBuffer.allocate(length);
    all.forEach(bytes -> out.putInt(bytes.length).put(bytes));
    return out.array();
  }

  /// @throws IllegalArgumentException if a length is wrong
  static Fields read(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    List<String> texts = new ArrayList<>();
    try {
      while (in.hasRemaining()) {
        int length = in.getInt();
        if (length < 0 || length > in.remaining()) {
          throw new IllegalArgumentException("a field of length " + length);
        }
        texts.add(new String(bytes, in.position(), length, StandardCharsets.UTF_8));
        in.position(in.position() + length);
      }
    } catch (BufferUnderflowException e) {
      throw new IllegalArgumentException("a field without length", e);
    }
    return new Fields(texts);
  }
}
