package tianxia.kernel;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/// An immutable list that shares its elements with the longer ones made from it: [#plus] takes
/// about as long for the thousandth element as for the first, and the list before stays as it was.
/// A vector of chunks, as in Bagwell's and Hickey's persistent vectors, with two levels: enough for
/// some thousands of elements.
///
/// @param <E> not null
public final class PersistentList<E> extends AbstractList<E> implements RandomAccess {
  private static final int CHUNK = 32;
  private static final Object[][] NO_CHUNKS = {};
  private static final PersistentList<?> EMPTY = new PersistentList<>(NO_CHUNKS, new Object[0]);

  /// The full chunks, and what comes after them: fewer than [#CHUNK].
  private final Object[][] chunks;

  private final Object[] rest;

  private PersistentList(Object[][] chunks, Object[] rest) {
    this.chunks = chunks;
    this.rest = rest;
  }

  @SuppressWarnings("unchecked")
  public static <E> PersistentList<E> empty() {
    return (PersistentList<E>) EMPTY;
  }

  /// This list with one more element at its end.
  public PersistentList<E> plus(E element) {
    Object[] longer = Arrays.copyOf(rest, rest.length + 1);
    longer[rest.length] = element;
    if (longer.length < CHUNK) {
      return new PersistentList<>(chunks, longer);
    }
    Object[][] more = Arrays.copyOf(chunks, chunks.length + 1);
    more[chunks.length] = longer;
    return new PersistentList<>(more, EMPTY.rest);
  }

  @Override
  @SuppressWarnings("unchecked")
  public E get(int index) {
    int chunk = index / CHUNK;
    return (E)
        (chunk < chunks.length
            ? chunks[chunk][index % CHUNK]
            : rest[index - CHUNK * chunks.length]);
  }

  @Override
  public int size() {
    return CHUNK * chunks.length + rest.length;
  }
}
