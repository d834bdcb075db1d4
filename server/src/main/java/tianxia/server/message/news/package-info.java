/// Parts of the news to an account: what waits in its tournaments and clubs.
@NullMarked
package tianxia.server.message.news;

import org.jspecify.annotations.NullMarked;
