package tianxia.server.message.account;

import io.avaje.jsonb.Json;
import java.util.List;
import tianxia.server.message.request.Checks;

/// Seats that are to be an account's, each with its token, which proves that it is one's own.
@Json
public record SeatsTaken(List<Seat> seats) {
  private static final int MOST = 60;

  public SeatsTaken {
    Fields.present("seats", seats);
    Checks.require(seats.size() <= MOST, "seats must be at most " + MOST);
    seats = List.copyOf(seats);
  }

  @Json
  public record Seat(String table, String token) {
    public Seat {
      Fields.present("table", table);
      Fields.present("token", token);
    }
  }
}
