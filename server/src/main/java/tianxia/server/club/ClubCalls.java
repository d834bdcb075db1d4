package tianxia.server.club;

import java.util.List;

/// By which people are told of their clubs who don't look at the page. What can't be told now is
/// not told later: the page shows it when they come.
public interface ClubCalls {
  /// Tells nobody.
  ClubCalls NONE =
      new ClubCalls() {
        @Override
        public void asked(List<String> accounts, String club, String name, String by) {}

        @Override
        public void admitted(List<String> accounts, String club, String name) {}
      };

  /// Somebody asks to join.
  ///
  /// @param accounts the organisers
  /// @param by the account of who asks
  void asked(List<String> accounts, String club, String name, String by);

  /// Somebody was let in.
  void admitted(List<String> accounts, String club, String name);
}
