/// Previews of links: a title, a sentence and a picture, made only of what anybody with the link
/// may know.
@NullMarked
package tianxia.server.link;

import org.jspecify.annotations.NullMarked;
