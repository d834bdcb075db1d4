package tianxia.server.account;

import tianxia.server.message.Problem;

/// What somebody wanted of an account can't be.
public final class AccountRefused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  public AccountRefused(String code, String message) {
    this(new Problem(code, message));
  }

  AccountRefused(Problem problem) {
    super(problem.message(), null, false, false);
    this.problem = problem;
  }

  public Problem problem() {
    return problem;
  }
}
