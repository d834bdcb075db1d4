/// What a link shows where it is pasted: a title, a sentence, a picture. Made of what everybody may
/// know who has the link.
@NullMarked
package tianxia.server.link;

import org.jspecify.annotations.NullMarked;
