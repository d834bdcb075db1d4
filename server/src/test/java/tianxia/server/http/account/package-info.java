/// Accounts over HTTP: signing in and out, programs, what an account has at tables, and the log of
/// it.
@NullMarked
package tianxia.server.http.account;

import org.jspecify.annotations.NullMarked;
