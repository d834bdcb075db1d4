package tianxia.testkit.proof;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The clauses of the rules that a test proves: `@Proves("QIN-14")`. The rulebook matrix collects
/// them, and fails for a clause without a test.
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Proves {
  String[] value();
}
