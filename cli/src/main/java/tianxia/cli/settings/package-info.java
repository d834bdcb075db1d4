/// The settings of `serve`: options, environment variables and one file, and which of them counts.
@NullMarked
package tianxia.cli.settings;

import org.jspecify.annotations.NullMarked;
