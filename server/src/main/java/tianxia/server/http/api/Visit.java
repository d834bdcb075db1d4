package tianxia.server.http.api;

import java.util.Optional;
import tianxia.server.http.api.call.Call;
import tianxia.server.message.Problem;
import tianxia.server.message.request.Speaker;
import tianxia.server.talk.Sanction;

/// Who opens a socket.
public record Visit(Call call, AccountSeats seats, Speakers speakers) {
  public String address() {
    return call.address();
  }

  /// What opens a seat: the token that was sent, or what it stands for.
  public String key(String token) {
    return seats.key(call, token);
  }

  /// Who speaks.
  ///
  /// @param key of the seat
  public Speaker speaker(String key) {
    return speakers.of(call, key);
  }

  public Optional<Sanction> against(Speaker speaker) {
    return speakers.against(speaker);
  }

  /// Why somebody may hear nothing, if so.
  public Optional<Problem> banned(Speaker speaker) {
    return speakers.banned(speaker);
  }
}
