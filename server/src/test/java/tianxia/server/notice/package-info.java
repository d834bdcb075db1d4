/// Tests of notices.
@NullMarked
package tianxia.server.notice;

import org.jspecify.annotations.NullMarked;
