@NullMarked
package tianxia.cli.settings;

import org.jspecify.annotations.NullMarked;
