/// Friends, and the challenges between them.
@NullMarked
package tianxia.server.message.account.friend;

import org.jspecify.annotations.NullMarked;
