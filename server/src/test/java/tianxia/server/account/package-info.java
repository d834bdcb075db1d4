@NullMarked
package tianxia.server.account;

import org.jspecify.annotations.NullMarked;
