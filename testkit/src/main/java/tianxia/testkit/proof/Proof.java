package tianxia.testkit.proof;

/// A test and the clause that it proves.
///
/// @param clause the clause's id: `QIN-14`
/// @param test class, with its package, and method, or the class alone
public record Proof(String clause, String test) {}
