import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.RuntimeVisibleAnnotationsAttribute;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/// Leaves out of an archive's jars what the program never reads, uncompresses the rest, and collects its
/// licences. What it never reads: data of ICU for languages, native libraries of other platforms, meters of libraries that
/// it doesn't have, and what
/// Scala's compiler notes in classes for itself (`ScalaSignature`), which does not shrink well and makes a
/// twentieth of the archive.
///
///     java Jars.java FOLDER PLATFORM LICENCES
///
/// FOLDER has the jars in `lib` and gets the texts in `licenses`; PLATFORM is the folder of SQLite's
/// native library (`Linux/x86_64`); LICENCES lists what licence the jars have, by the start of their names.
final class Jars {
  /// Times in a zip file start in 1980; they have no time zone.
  private static final java.time.LocalDateTime TIME = java.time.LocalDateTime.of(1980, 2, 1, 0, 0);

  private static final Pattern LICENCE =
      Pattern.compile("(META-INF/(.*/)?)?(LICENSE|NOTICE)(\\.(txt|md|zentus))?");

  /// Of ICU's data the properties of characters, normalisation and confusables, which names need; not
  /// their names, nor what belongs to languages and regions.
  private static final Pattern CHARACTERS =
      Pattern.compile("com/ibm/icu/impl/data/icudata/(?!unames)[^/]+\\.(icu|nrm|cfu)");

  /// What Micrometer counts of other libraries, but for Java itself and the machine.
  private static final Pattern OTHERS_METERS =
      Pattern.compile("io/micrometer/core/instrument/binder/(?!jvm/|system/)[^/]+/.+");

  private static final Set<String> NOTES =
      Set.of("Lscala/reflect/ScalaSignature;", "Lscala/reflect/ScalaLongSignature;");

  private record Licence(String start, String name) {}

  private final Path folder;
  private final String natives;
  private final List<Licence> licences = new ArrayList<>();
  private final Map<String, String> texts = new TreeMap<>();

  private Jars(Path folder, String platform, Path list) throws IOException {
    this.folder = folder;
    this.natives = "org/sqlite/native/" + platform + "/";
    for (String line : Files.readAllLines(list)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] parts = line.split(" +", 2);
        licences.add(new Licence(parts[0], parts[1]));
      }
    }
  }

  public static void main(String[] args) throws IOException {
    new Jars(Path.of(args[0]), args[1], Path.of(args[2])).run();
  }

  private void run() throws IOException {
    StringBuilder list = new StringBuilder();
    try (Stream<Path> all = Files.walk(folder.resolve("lib"))) {
      for (Path jar : all.filter(path -> path.toString().endsWith(".jar")).sorted().toList()) {
        String name = jar.getFileName().toString();
        Licence licence =
            licences.stream()
                .filter(each -> name.startsWith(each.start()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("which licence has " + name + "?"));
        String files = String.join(", ", collect(jar, licence.start().replaceAll("-$", "")));
        trim(jar, name);
        list.append(name + ": " + licence.name() + (files.isEmpty() ? "" : " (" + files + ")") + "\n");
      }
    }
    Path licenses = Files.createDirectories(folder.resolve("licenses"));
    Files.writeString(licenses.resolve("JARS.txt"), list);
    for (var text : texts.entrySet()) {
      Files.writeString(licenses.resolve(text.getValue()), text.getKey());
    }
  }

  /// Keeps the texts of a jar, each text once, and returns the names of their files.
  private Set<String> collect(Path jar, String owner) throws IOException {
    Set<String> files = new TreeSet<>();
    for (var entry : entries(jar).entrySet()) {
      if (LICENCE.matcher(entry.getKey()).matches()) {
        String base = owner + "-" + entry.getKey().replaceAll(".*/", "").replaceAll("\\.(txt|md)$", "");
        String name = base;
        for (int k = 2; texts.containsValue(name + ".txt"); k++) {
          name = base + "-" + k;
        }
        String text = new String(entry.getValue(), StandardCharsets.UTF_8);
        texts.putIfAbsent(text, name + ".txt");
        files.add(texts.getOrDefault(text, ""));
      }
    }
    return files;
  }

  private boolean needed(String jar, String entry) {
    if (jar.startsWith("sqlite-jdbc")) {
      return !entry.startsWith("org/sqlite/native/") || entry.startsWith(natives);
    }
    if (jar.startsWith("micrometer-core")) {
      return !OTHERS_METERS.matcher(entry).matches();
    }
    return !entry.startsWith("com/ibm/icu/impl/") || !entry.contains("/data/") || CHARACTERS.matcher(entry).matches();
  }

  /// Writes a jar anew without what is not needed. Nothing in it is compressed: it is read faster so, and
  /// the archive, which is compressed as a whole, is smaller by a fifth of the jars.
  private void trim(Path jar, String name) throws IOException {
    Map<String, byte[]> kept = entries(jar);
    kept.keySet().removeIf(entry -> !needed(name, entry));
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream out = new ZipOutputStream(file)) {
      byte[] manifest = kept.remove("META-INF/MANIFEST.MF");
      if (manifest != null) {
        store(out, "META-INF/MANIFEST.MF", manifest);
      }
      kept.forEach((entry, bytes) ->
          store(out, entry, entry.endsWith(".class") ? withoutNotes(bytes) : bytes));
    }
  }

  /// The class with the texts of its compiler's notes made empty; the notes stay, as does all else.
  private static byte[] withoutNotes(byte[] bytes) {
    Set<Integer> texts = new TreeSet<>();
    for (Annotation note :
        ClassFile.of()
            .parse(bytes)
            .findAttribute(Attributes.runtimeVisibleAnnotations())
            .map(RuntimeVisibleAnnotationsAttribute::annotations)
            .orElse(List.of())) {
      if (NOTES.contains(note.className().stringValue())) {
        note.elements().forEach(element -> texts(element.value(), texts));
      }
    }
    return texts.isEmpty() ? bytes : emptied(bytes, texts);
  }

  private static void texts(AnnotationValue value, Set<Integer> texts) {
    switch (value) {
      case AnnotationValue.OfString text -> texts.add(text.constant().index());
      case AnnotationValue.OfArray all -> all.values().forEach(each -> texts(each, texts));
      default -> {}
    }
  }

  /// The class with some of its constants empty: texts that nothing else refers to.
  /// https://docs.oracle.com/javase/specs/jvms/se25/html/jvms-4.html#jvms-4.4
  private static byte[] emptied(byte[] bytes, Set<Integer> texts) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length);
    int count = Short.toUnsignedInt(in.getShort(8));
    int at = 10;
    out.write(bytes, 0, at);
    for (int index = 1; index < count; index++) {
      int tag = bytes[at];
      int size =
          switch (tag) {
            case 1 -> 3 + Short.toUnsignedInt(in.getShort(at + 1));
            case 7, 8, 16, 19, 20 -> 3;
            case 15 -> 4;
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 5;
            case 5, 6 -> 9;
            default -> throw new IllegalStateException("a constant of kind " + tag);
          };
      if (tag == 1 && texts.contains(index)) {
        out.write(new byte[] {1, 0, 0}, 0, 3);
      } else {
        out.write(bytes, at, size);
      }
      at += size;
      index += size == 9 ? 1 : 0;
    }
    out.write(bytes, at, bytes.length - at);
    return out.toByteArray();
  }

  private static void store(ZipOutputStream out, String name, byte[] bytes) {
    CRC32 sum = new CRC32();
    sum.update(bytes);
    ZipEntry entry = new ZipEntry(name);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(bytes.length);
    entry.setCrc(sum.getValue());
    entry.setTimeLocal(TIME);
    try {
      out.putNextEntry(entry);
      out.write(bytes);
      out.closeEntry();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, byte[]> entries(Path jar) throws IOException {
    Map<String, byte[]> entries = new TreeMap<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(Files.readAllBytes(jar)))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        // Folders too: resources are looked for in them.
        entries.put(entry.getName(), in.readAllBytes());
      }
    }
    return entries;
  }
}
