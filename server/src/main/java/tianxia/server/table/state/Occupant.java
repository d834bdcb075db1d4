package tianxia.server.table.state;

import java.util.Optional;
import tianxia.search.Level;
import tianxia.server.account.SeatKey;
import tianxia.server.digest.KeptHash;
import tianxia.server.digest.Shown;
import tianxia.server.fair.Share;
import tianxia.server.store.Entry.Sitter;

/// Who occupies a seat of a table. Each contributes a share to the draws.
public sealed interface Occupant {
  Share share();

  /// An open seat.
  ///
  /// @param name of the account that alone may take it; empty if anybody may
  /// @param account its id
  record Nobody(String name, Optional<String> account) implements Occupant {
    /// One that anybody may take.
    public Nobody() {
      this("", Optional.empty());
    }

    /// Whether it is open to somebody.
    ///
    /// @param who the id of their account; empty for a guest
    public boolean admits(Optional<String> who) {
      return account.isEmpty() || account.equals(who);
    }

    @Override
    public Share share() {
      return Share.NONE;
    }
  }

  /// A person.
  ///
  /// @param token what is kept of the seat's token
  /// @param account the id of the person's account, if the seat is one's
  /// @param program whether a program plays there
  record Person(String name, Share share, String token, Optional<String> account, boolean program)
      implements Occupant {
    public Person {
      token = KeptHash.named(token);
    }

    /// A guest.
    public Person(String name, Share share, String token, boolean program) {
      this(name, share, token, Optional.empty(), program);
    }

    /// The same with another share.
    public Person sharing(Share other) {
      return new Person(name, other, token, account, program);
    }

    Person revealing(String nonce) {
      return new Person(name, share.reveal(nonce).orElseThrow(), token, account, program);
    }

    Person renewed(String other) {
      return new Person(name, share, other, account, program);
    }

    Person linked(String id, String shown) {
      Optional<String> whose = Optional.of(id).filter(some -> !some.isEmpty());
      return new Person(shown, share, token, whose, program);
    }

    /// Whether a token opens the seat.
    boolean opens(Shown shown) {
      return shown.opens(token) || account.map(SeatKey::of).filter(shown::is).isPresent();
    }
  }

  /// A computer.
  ///
  /// @param share that of the person whose seat it took over, if any
  /// @param left what is kept of the token of one who left; it opens the table to watch
  /// @param account the id of the account of one who left, if the seat was one's
  record Computer(Level level, Share share, Optional<String> left, Optional<String> account)
      implements Occupant {
    /// One that has taken over no account's seat.
    public Computer(Level level, Share share, Optional<String> left) {
      this(level, share, left, Optional.empty());
    }
  }

  static Occupant of(Sitter sitter) {
    return switch (sitter.kind()) {
      case OPEN -> new Nobody(sitter.name(), sitter.account());
      case PERSON ->
          new Person(
              sitter.name(),
              new Share(sitter.commitment(), sitter.nonce()),
              sitter.token().orElseThrow(),
              sitter.account(),
              sitter.program().orElse(false));
      case COMPUTER ->
          new Computer(
              Level.of(sitter.level().orElseThrow()).orElseThrow(), Share.NONE, Optional.empty());
      default -> throw new IllegalStateException("no kind of seat: " + sitter.kind());
    };
  }

  /// The occupant as the first entry of a table's log describes it.
  default Sitter sitter() {
    return switch (this) {
      case Nobody(String name, Optional<String> account) ->
          new Sitter(
              OPEN,
              name,
              Share.NONE.commitment(),
              Share.NONE.nonce(),
              Optional.empty(),
              Optional.empty(),
              account,
              Optional.empty());
      case Person(
              String name,
              Share share,
              String token,
              Optional<String> account,
              boolean program) ->
          new Sitter(
              PERSON,
              name,
              share.commitment(),
              share.nonce(),
              Optional.of(token),
              Optional.empty(),
              account,
              Optional.of(program).filter(is -> is));
      case Computer computer ->
          sitter(COMPUTER, "", Share.NONE, Optional.empty(), Optional.of(computer.level().id()));
    };
  }

  private static Sitter sitter(
      String kind, String name, Share share, Optional<String> token, Optional<String> level) {
    return new Sitter(kind, name, share.commitment(), share.nonce(), token, level);
  }

  String OPEN = "open";
  String PERSON = "person";
  String COMPUTER = "computer";
}
