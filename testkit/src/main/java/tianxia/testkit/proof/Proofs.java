package tianxia.testkit.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationElement;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Finds [Proves] in compiled classes without loading them. Test methods of an interface count once
/// for each class that implements it.
public final class Proofs {
  private static final ClassDesc PROVES = ClassDesc.of(Proves.class.getName());

  private Proofs() {}

  /// All proofs in the test classes of all modules of the project, except this one, whose tests
  /// concern the kit itself.
  ///
  /// @throws IllegalStateException if no module has test classes: they are not compiled
  public static List<Proof> ofProject(Path root) {
    Path kit = root.resolve("testkit");
    List<Path> tests =
        modules(root).stream()
            .filter(module -> !module.equals(kit))
            .map(module -> module.resolve("target/test-classes"))
            .toList();
    return of(tests, kit.resolve("target/classes"));
  }

  /// The proofs in some folders of test classes, and in the contracts that these classes implement.
  static List<Proof> of(List<Path> testFolders, Path contractFolder) {
    List<ClassModel> tests = testFolders.stream().flatMap(f -> classes(f).stream()).toList();
    if (tests.isEmpty()) {
      throw new IllegalStateException("no compiled tests in " + testFolders);
    }
    List<ClassModel> contracts = new ArrayList<>(classes(contractFolder));
    contracts.addAll(tests);
    return tests.stream().flatMap(test -> of(test, contracts).stream()).toList();
  }

  private static List<Proof> of(ClassModel test, List<ClassModel> all) {
    List<Proof> proofs = new ArrayList<>();
    if (test.flags().has(java.lang.reflect.AccessFlag.INTERFACE)) {
      return proofs;
    }
    collect(test, name(test), proofs);
    for (ClassModel other : all) {
      boolean implemented =
          test.interfaces().stream().anyMatch(i -> i.name().equals(other.thisClass().name()));
      if (implemented) {
        collect(other, name(test), proofs);
      }
    }
    return proofs;
  }

  private static void collect(ClassModel model, String test, List<Proof> into) {
    clauses(model).forEach(clause -> into.add(new Proof(clause, test)));
    for (MethodModel method : model.methods()) {
      String name = test + "." + method.methodName().stringValue();
      clauses(method).forEach(clause -> into.add(new Proof(clause, name)));
    }
  }

  private static List<String> clauses(AttributedElement element) {
    List<String> clauses = new ArrayList<>();
    element
        .findAttribute(Attributes.runtimeVisibleAnnotations())
        .ifPresent(found -> {
          for (Annotation annotation : found.annotations()) {
            if (annotation.classSymbol().equals(PROVES)) {
              annotation.elements().forEach(value -> clauses.addAll(texts(value)));
            }
          }
        });
    return clauses;
  }

  private static List<String> texts(AnnotationElement element) {
    List<AnnotationValue> values =
        element.value() instanceof AnnotationValue.OfArray array
            ? array.values()
            : List.of(element.value());
    return values.stream()
        .filter(AnnotationValue.OfString.class::isInstance)
        .map(value -> ((AnnotationValue.OfString) value).stringValue())
        .toList();
  }

  private static String name(ClassModel model) {
    return model.thisClass().asInternalName().replace('/', '.');
  }

  private static List<Path> modules(Path root) {
    try (Stream<Path> all = Files.list(root)) {
      return all.filter(folder -> Files.exists(folder.resolve("pom.xml"))).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<ClassModel> classes(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<ClassModel> models = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
        models.add(ClassFile.of().parse(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return models;
  }
}
