package tianxia.cli;

import picocli.CommandLine.Command;
import tianxia.cli.console.CommandError;

/// Only listed in the help; the script `./tianxia` makes the archive, since that needs the sources.
@Command(
    name = "dist",
    description = {
      "Makes an archive of the program with a Java runtime of its own, for this platform"
          + " (dist [--deb] [--image] [DIR]; --deb: a Debian package as well; --image: a container"
          + " image as well). Needs a clone."
    })
final class DistCommand implements Runnable {
  @Override
  public void run() {
    throw new CommandError("dist: run it through the script ./tianxia in a clone of the project");
  }
}
