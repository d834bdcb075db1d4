/// Who one is: accounts, their passkeys, sessions and tokens.
@NullMarked
package tianxia.server.account;

import org.jspecify.annotations.NullMarked;
