/// Being told that a game waits: what has to be told to whom, decided by the owner of each table;
/// and the sending of it, by web push (RFC 8030, 8291, 8292) or to a webhook.
@NullMarked
package tianxia.server.notice;

import org.jspecify.annotations.NullMarked;
