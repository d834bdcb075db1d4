/// Notices: what is told to devices and webhooks, and how they are asked to be.
@NullMarked
package tianxia.server.message.notice;

import org.jspecify.annotations.NullMarked;
