package tianxia.cli.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/// Short messages for I/O errors.
public final class IoMessages {
  private IoMessages() {}

  public static String with(IOException failure) {
    return switch (failure) {
      case FileSystemException other when other.getReason() != null -> "" + other.getReason();
      case NoSuchFileException missing -> "no such file";
      case AccessDeniedException denied -> "permission denied";
      case FileAlreadyExistsException file -> "is a file, not a folder";
      default -> "" + failure.getMessage();
    };
  }

  /// The message of the exception's creator, without the class name of its cause.
  public static String told(UncheckedIOException failure) {
    return switch (failure.getCause()) {
      case FileSystemException file -> file.getFile() + ": " + with(file);
      case IOException cause when cause.toString().equals(failure.getMessage()) -> with(cause);
      case null, default -> "" + failure.getMessage();
    };
  }
}
