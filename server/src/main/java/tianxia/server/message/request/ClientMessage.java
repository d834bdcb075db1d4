package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tianxia.server.message.table.Prepared;

/// What a client sends. The constructors reject what makes no sense ([IllegalArgumentException]
/// with a message for the sender).
@Json(typeProperty = "type")
@Json.SubTypes({
  @Json.SubType(type = ClientMessage.Hello.class, name = "hello"),
  @Json.SubType(type = ClientMessage.Ping.class, name = "ping"),
  @Json.SubType(type = ClientMessage.Look.class, name = "look"),
  @Json.SubType(type = ClientMessage.Play.class, name = "play"),
  @Json.SubType(type = ClientMessage.Back.class, name = "back"),
  @Json.SubType(type = ClientMessage.Takeback.class, name = "takeback"),
  @Json.SubType(type = ClientMessage.Answer.class, name = "answer"),
  @Json.SubType(type = ClientMessage.Resign.class, name = "resign"),
  @Json.SubType(type = ClientMessage.Leave.class, name = "leave"),
  @Json.SubType(type = ClientMessage.Rematch.class, name = "rematch"),
  @Json.SubType(type = ClientMessage.Reveal.class, name = "reveal"),
  @Json.SubType(type = ClientMessage.PutOff.class, name = "put-off"),
  @Json.SubType(type = ClientMessage.Prepare.class, name = "prepare"),
  @Json.SubType(type = ClientMessage.Hint.class, name = "hint"),
  @Json.SubType(type = ClientMessage.Unlist.class, name = "unlist"),
  @Json.SubType(type = ClientMessage.Pause.class, name = "pause"),
  @Json.SubType(type = ClientMessage.Vacation.class, name = "vacation"),
  @Json.SubType(type = ClientMessage.Nights.class, name = "nights"),
  @Json.SubType(type = ClientMessage.Preview.class, name = "preview"),
  @Json.SubType(type = TalkMessage.Say.class, name = "say"),
  @Json.SubType(type = TalkMessage.Report.class, name = "report"),
})
public sealed interface ClientMessage {

  /// The first message on a socket.
  ///
  /// @param since the seq of the last frame that the client has
  /// @param talk the last lines that it has of what is said; absent: it wants to hear nothing
  record Hello(String token, Optional<Integer> since, Optional<Heard> talk)
      implements ClientMessage {
    public Hello {
      Checks.token(token);
      since.ifPresent(seq -> Checks.seq(seq));
    }
  }

  record Ping() implements ClientMessage {}

  /// Whether somebody looks at what the socket shows: who does not is told elsewhere that the game
  /// waits. Nobody else learns of it.
  record Look(Boolean here) implements ClientMessage {
    public Look {
      Checks.present("here", here);
    }
  }

  /// A command or a preview: something that a table answers.
  sealed interface Request extends ClientMessage permits Command, Preview, TalkMessage {
    /// Made by the client: 1 to 64 characters of A–Z a–z 0–9 - _.
    String id();

    /// The seq of the frame that it is based on.
    int seq();
  }

  /// Something that changes the table, and is carried out at most once for each id (or changes
  /// nothing the second time).
  sealed interface Command extends Request {}

  /// One or more actions of the viewer's seat, all or none.
  record Play(String id, int seq, List<String> actions) implements Command {
    public Play {
      Checks.request(id, seq);
      actions = Checks.actions(actions);
    }
  }

  /// Takes back the seat's own last action, while its decision is open and nothing was revealed.
  record Back(String id, int seq) implements Command {
    public Back {
      Checks.request(id, seq);
    }
  }

  /// Asks the others to take back to before the viewer's last decision.
  record Takeback(String id, int seq) implements Command {
    public Takeback {
      Checks.request(id, seq);
    }
  }

  /// Answers an open request for a takeback.
  record Answer(String id, int seq, Boolean accept) implements Command {
    public Answer {
      Checks.request(id, seq);
      Checks.present("accept", accept);
    }
  }

  /// Gives up a game of two.
  record Resign(String id, int seq) implements Command {
    public Resign {
      Checks.request(id, seq);
    }
  }

  /// Hands the seat to a computer, at a table of three or four.
  record Leave(String id, int seq) implements Command {
    public Leave {
      Checks.request(id, seq);
    }
  }

  /// Wants a rematch with the seats moved on by one, or the next game of a series.
  ///
  /// @param commitment SHA-256 of this seat's nonce for the next table, its share in the draws
  /// @param nonce in the place of the commitment the nonce itself: only from the table's only
  ///   person. Without both the seat adds zeros
  record Rematch(String id, int seq, Optional<String> commitment, Optional<String> nonce)
      implements Command {
    public Rematch {
      Checks.request(id, seq);
      if (commitment.isPresent() || nonce.isPresent()) {
        Checks.share(commitment, nonce);
      }
    }
  }

  /// Reveals the nonce that the seat has committed to, when all seats are taken
  /// ([TableInfo#reveal]).
  ///
  /// @param nonce never empty; optional because the JSON reader wants one type for a name in all
  ///   messages
  record Reveal(String id, int seq, Optional<String> nonce) implements Command {
    public Reveal {
      Checks.request(id, seq);
      Checks.nonce(nonce.orElse(null));
    }

    /// The nonce.
    public String opening() {
      return nonce.orElseThrow();
    }
  }

  /// Puts off the questions that the seat may decline in advance, in the place of what it has put
  /// off before.
  ///
  /// @param until a moment ahead, or 0: ask me
  record PutOff(String id, int seq, Integer until) implements Command {
    public PutOff {
      Checks.request(id, seq);
      Checks.present("until", until);
      Checks.require(until >= 0, "until must be a number from 0");
    }
  }

  /// Says what the seat would answer to what others may do, where a turn has days, in the place of
  /// what it has said before.
  ///
  /// @param lines each begins with another seat's action and ends with an own one; none: nothing
  record Prepare(String id, int seq, List<Prepared.Line> lines) implements Command {
    private static final int MOST_LINES = 16;
    private static final int LONGEST = 16;
    private static final int MOST_TEXT = 4096;

    public Prepare {
      Checks.request(id, seq);
      Checks.present("lines", lines);
      Checks.require(lines.size() <= MOST_LINES, "lines must be at most " + MOST_LINES + " lines");
      int text = 0;
      for (Prepared.Line line : lines) {
        Checks.present("a line", line);
        Checks.require(
            line.events().size() >= 2 && line.events().size() <= LONGEST,
            "a line must have 2 to " + LONGEST + " events");
        line.events().stream()
            .filter(event -> !event.equals(Prepared.Line.WHATEVER))
            .forEach(Checks::foreseen);
        text += line.events().stream().mapToInt(String::length).sum();
      }
      Checks.require(
          text <= MOST_TEXT, "lines must be at most " + MOST_TEXT + " characters together");
      lines = List.copyOf(lines);
    }
  }

  /// Takes a hint, where the table allows it and the seat is to act.
  record Hint(String id, int seq) implements Command {
    public Hint {
      Checks.request(id, seq);
    }
  }

  /// Takes the table off the list of those that anybody may find, while a seat is open.
  record Unlist(String id, int seq) implements Command {
    public Unlist {
      Checks.request(id, seq);
    }
  }

  /// Wants the clocks to stand until somebody goes on, or does not.
  ///
  /// @param accept whether it wants them to; if not, an open request lapses, or the pause ends
  record Pause(String id, int seq, Boolean accept) implements Command {
    public Pause {
      Checks.request(id, seq);
      Checks.present("accept", accept);
    }
  }

  /// Goes on vacation, where a turn has days, or comes back.
  ///
  /// @param days how many days more; 0: the vacation ends
  record Vacation(String id, int seq, Integer days) implements Command {
    public Vacation {
      Checks.request(id, seq);
      Checks.present("days", days);
      Checks.require(days >= 0 && days <= 14, "days must be a number from 0 to 14");
    }
  }

  /// Says where its player is: where a turn has days, none falls due in the night there.
  ///
  /// @param zone a name of the IANA's database of time zones; empty: at any hour
  record Nights(String id, int seq, String zone) implements Command {
    /// The longest name has 32.
    private static final int LONGEST = 64;

    public Nights {
      Checks.request(id, seq);
      Checks.present("zone", zone);
      Checks.require(zone.length() <= LONGEST, "zone must be the name of a time zone, or empty");
    }
  }

  /// Asks what actions would do; changes nothing.
  ///
  /// @param ply once the game is over: on the position after so many events
  /// @param supposed while others are to act: as if it had come to somebody's turn; then no actions
  ///   ask what could be done there
  record Preview(
      String id, int seq, List<String> actions, Optional<Integer> ply, Optional<Supposed> supposed)
      implements Request {
    public Preview {
      Checks.request(id, seq);
      Checks.present("actions", actions);
      actions = supposed.isPresent() && actions.isEmpty() ? List.of() : Checks.actions(actions);
      ply.ifPresent(events -> Checks.require(events >= 0, "ply must be a number from 0"));
    }

    public Preview(String id, int seq, List<String> actions, Optional<Integer> ply) {
      this(id, seq, actions, ply, Optional.empty());
    }

    /// On the present position.
    public Preview(String id, int seq, List<String> actions) {
      this(id, seq, actions, Optional.empty());
    }
  }
}
