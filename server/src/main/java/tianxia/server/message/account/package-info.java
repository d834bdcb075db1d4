/// What is said about accounts over HTTP.
@NullMarked
package tianxia.server.message.account;

import org.jspecify.annotations.NullMarked;
