package tianxia.house.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tianxia.arena.environment.Environment;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.json.JsonValue;

/// Every line of a program that plays all seats is answered with a line of JSON at least.
///
/// The first byte chooses the game.
final class EnvironmentFuzz {
  private EnvironmentFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length == 0) {
      return;
    }
    List<Game<?>> games = List.copyOf(Games.CATALOGUE.games());
    Game<?> game = games.get(Byte.toUnsignedInt(data[0]) % games.size());
    List<String> told = new ArrayList<>();
    Environment<?> environment =
        Environment.of(
            game,
            Options.of(game.options(), Map.of()),
            1,
            false,
            1,
            line -> told.add(line.toString()));
    environment.begin();
    String text = new String(data, 1, data.length - 1, StandardCharsets.UTF_8);
    text.lines()
        .limit(20)
        // Thinking takes long, and is tested elsewhere.
        .filter(line -> !line.contains("analys"))
        .forEach(line -> {
          told.clear();
          environment.answer(line);
          if (told.isEmpty() || !(JsonValue.parse(told.getFirst()) instanceof JsonValue.Members)) {
            throw new IllegalStateException("no answer to " + line);
          }
        });
  }

  static List<byte[]> seeds() {
    return Stream.of(
            "\0{\"type\":\"play\",\"actions\":[0]}\n{\"type\":\"reset\",\"seed\":7}",
            "\1{\"type\":\"play\",\"actions\":[3],\"seat\":1}\n{\"type\":\"legal\",\"seat\":1,\"game\":0}",
            "\2{\"type\":\"state\",\"game\":0}\n{\"type\":\"view\",\"viewer\":2,\"game\":0}",
            "\3{\"type\":\"play\",\"actions\":[0]}\n{\"type\":\"record\",\"game\":0}\n[]\n{}")
        .map(text -> text.getBytes(StandardCharsets.UTF_8))
        .toList();
  }
}
