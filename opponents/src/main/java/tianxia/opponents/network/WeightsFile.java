package tianxia.opponents.network;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Stored weights. The file is big-endian: the magic number `TXW1`, the length of the schema (one
/// byte) and the schema in ASCII, the number of blocks (one byte), then the blocks: rows and
/// columns (two `int`), the scale (a `float`), and each weight as a `short`, row by row. Nothing
/// may follow.
///
/// @param schema names the features that the weights belong to; it changes whenever their numbering
///   does
public record WeightsFile(String schema, List<Block> blocks) {
  private static final int MAGIC = 'T' << 24 | 'X' << 16 | 'W' << 8 | '1';
  private static final int BLOCK_HEAD = 2 * Integer.BYTES + Float.BYTES;

  /// A matrix of quantized weights: each is a number times the scale.
  ///
  /// @param columns numbers per row
  /// @param numbers row by row; not copied
  @SuppressWarnings("ArrayRecordComponent") // created once, never compared, never modified
  public record Block(int rows, int columns, float scale, short[] numbers) {
    /// Rounds weights to a given scale; those outside the range of a `short` are clamped.
    ///
    /// @param weights row by row
    public static Block rounded(float[] weights, int columns, float scale) {
      short[] numbers = new short[weights.length];
      for (int i = 0; i < weights.length; i++) {
        int number = Math.round(weights[i] / scale);
        numbers[i] = (short) Math.clamp(number, Short.MIN_VALUE, Short.MAX_VALUE);
      }
      return new Block(weights.length / columns, columns, scale, numbers);
    }

    /// Rounds weights to the finest scale that holds the largest of them.
    ///
    /// @param weights row by row
    public static Block rounded(float[] weights, int columns) {
      float largest = 0;
      for (float weight : weights) {
        largest = Math.max(largest, Math.abs(weight));
      }
      return rounded(weights, columns, largest == 0 ? 1 : largest / Short.MAX_VALUE);
    }

    /// The weights, row by row.
    public float[] weights() {
      float[] weights = new float[numbers.length];
      for (int i = 0; i < weights.length; i++) {
        weights[i] = numbers[i] * scale;
      }
      return weights;
    }
  }

  /// Reads the trained weights that are part of the program.
  ///
  /// @param path below the opponents' root package, such as `qin/2.weights`
  /// @throws IllegalStateException if they are missing or [#read] refuses them
  public static WeightsFile trained(String path, String schema) {
    return read(Resource.bytes(path), schema);
  }

  /// Reads the output of [#write].
  ///
  /// @throws IllegalStateException if the format or the schema is wrong, or if bytes are missing or
  ///   left over
  public static WeightsFile read(byte[] bytes, String schema) {
    ByteBuffer from = ByteBuffer.wrap(bytes);
    require(from, Integer.BYTES + 1);
    if (from.getInt() != MAGIC) {
      throw new IllegalStateException("not a file of weights");
    }
    byte[] name = new byte[from.get() & 0xff];
    require(from, name.length + 1);
    from.get(name);
    String found = new String(name, StandardCharsets.US_ASCII);
    if (!found.equals(schema)) {
      throw new IllegalStateException("weights for " + found + ", not for " + schema);
    }
    int count = from.get() & 0xff;
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      blocks.add(block(from));
    }
    if (from.hasRemaining()) {
      throw new IllegalStateException(from.remaining() + " bytes after the weights");
    }
    return new WeightsFile(schema, blocks);
  }

  private static Block block(ByteBuffer from) {
    require(from, BLOCK_HEAD);
    int rows = from.getInt();
    int columns = from.getInt();
    float scale = from.getFloat();
    if (rows < 0 || columns < 0) {
      throw new IllegalStateException("a block of " + rows + " by " + columns);
    }
    long count = (long) rows * columns;
    require(from, Short.BYTES * count);
    short[] numbers = new short[(int) count];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = from.getShort();
    }
    return new Block(rows, columns, scale, numbers);
  }

  private static void require(ByteBuffer from, long bytes) {
    if (from.remaining() < bytes) {
      throw new IllegalStateException("the weights are cut off");
    }
  }

  /// Checks the number of blocks.
  ///
  /// @throws IllegalStateException if it is different
  public void requireBlocks(int count) {
    if (blocks.size() != count) {
      throw new IllegalStateException(schema + ": " + blocks.size() + " blocks, not " + count);
    }
  }

  /// A block, after checking its dimensions.
  ///
  /// @throws IllegalStateException if they are different
  public Block block(int index, int rows, int columns) {
    Block block = blocks.get(index);
    if (block.rows != rows || block.columns != columns) {
      String found = block.rows + " by " + block.columns;
      throw new IllegalStateException(schema + ": " + found + ", not " + rows + " by " + columns);
    }
    return block;
  }

  /// The bytes of the file.
  public byte[] write() {
    byte[] name = schema.getBytes(StandardCharsets.US_ASCII);
    int size = Integer.BYTES + 2 + name.length;
    for (Block block : blocks) {
      size += BLOCK_HEAD + Short.BYTES * block.numbers.length;
    }
    ByteBuffer to = ByteBuffer.allocate(size);
    to.putInt(MAGIC).put((byte) name.length).put(name).put((byte) blocks.size());
    for (Block block : blocks) {
      to.putInt(block.rows).putInt(block.columns).putFloat(block.scale);
      for (short number : block.numbers) {
        to.putShort(number);
      }
    }
    return to.array();
  }
}
