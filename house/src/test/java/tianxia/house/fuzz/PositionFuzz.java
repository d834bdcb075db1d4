package tianxia.house.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import tianxia.games.Games;
import tianxia.kernel.json.JsonValue;
import tianxia.server.message.PositionReply;
import tianxia.server.message.Problem;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.PositionRequest;
import tianxia.server.position.Positions;

/// A question about a position without a table is malformed or answered, and the answer is JSON.
final class PositionFuzz {
  private static final Positions POSITIONS = new Positions(Games.CATALOGUE);

  private PositionFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    String text = new String(data, StandardCharsets.UTF_8);
    if (Messages.receive(PositionRequest.class, text)
        instanceof Messages.Parsed.Read<PositionRequest>(PositionRequest request)) {
      JsonValue.parse(
          switch (POSITIONS.answer(request)) {
            case PositionReply reply -> Messages.write(PositionReply.class, reply);
            case Problem problem -> Messages.write(Problem.class, problem);
          });
    }
  }

  static List<byte[]> seeds() {
    return Stream.of(
            "{\"game\":\"qin\",\"options\":{\"board\":\"bird\",\"players\":\"2\"},\"events\":[\"* draw RY\",\"* draw BB\"],\"seat\":1}",
            "{\"game\":\"contrees\",\"events\":[],\"seat\":1,\"actions\":[\"c4\"]}",
            "{\"game\":\"pagoda\",\"events\":[],\"seat\":2,\"since\":0}",
            "{\"game\":\"sun-tzu\",\"events\":[\"1 deal\"],\"seat\":1}")
        .map(text -> text.getBytes(StandardCharsets.UTF_8))
        .toList();
  }
}
