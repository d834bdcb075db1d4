package tianxia.server.club;

import java.util.Locale;

/// How an account stands to a club.
public enum Role {
  /// It has asked to join.
  WAITING,
  MEMBER,
  ORGANISER,
  /// There is one at any time.
  OWNER;

  /// Whether it is one of the members.
  public boolean belongs() {
    return this != WAITING;
  }

  /// Whether it lets others in.
  public boolean organises() {
    return this == ORGANISER || this == OWNER;
  }

  /// As messages have it.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
