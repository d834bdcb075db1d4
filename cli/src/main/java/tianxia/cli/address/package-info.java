/// Under which addresses a server is reached, as links and as a QR code.
@NullMarked
package tianxia.cli.address;

import org.jspecify.annotations.NullMarked;
