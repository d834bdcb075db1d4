package tianxia.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/// Short messages for I/O errors.
final class IoMessages {
  private IoMessages() {}

  static String with(IOException failure) {
    return switch (failure) {
      case NoSuchFileException missing -> "no such file";
      case AccessDeniedException denied -> "permission denied";
      case FileAlreadyExistsException file -> "is a file, not a folder";
      case FileSystemException other when other.getReason() != null -> "" + other.getReason();
      default -> "" + failure.getMessage();
    };
  }
}
