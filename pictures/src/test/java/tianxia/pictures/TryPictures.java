package tianxia.pictures;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.testkit.Golden;

class TryPictures {
  @Test
  void pictures() throws Exception {
    Files.createDirectories(Path.of("/tmp/pics"));
    Files.write(
        Path.of("/tmp/pics/house.png"),
        Pictures.house(
            List.of("qin", "pagoda", "sun-tzu", "contrees"),
            List.of("All under heaven, in four games")));
    for (Game<?> game : Games.CATALOGUE.games()) {
      String id = game.id();
      Files.write(
          Path.of("/tmp/pics/g-" + id + ".png"),
          Pictures.game(
              id,
              "Contrées",
              List.of("Ines vous invite à une partie de Qin.", "Une place est libre.")));
      String record =
          Golden.all(game).keySet().stream()
              .filter(each -> each.endsWith(".tx") && !each.startsWith("full."))
              .toList()
              .get(0);
      for (double share : new double[] {0.4, 0.95}) {
        String view = Played.view(game, record, share);
        long t = System.nanoTime();
        byte[] png =
            Pictures.table(
                id,
                "Contrées",
                view,
                List.of(
                    new Person(1, "Ada Lovelace", "Jade", true),
                    new Person(2, "Crane", "Plum", false)),
                "Ada Lovelace to play");
        for (int i = 0; i < 10; i++) {
          t = System.nanoTime();
          png =
              Pictures.table(
                  id,
                  "Contrées",
                  view,
                  List.of(
                      new Person(1, "Ada Lovelace", "Jade", true),
                      new Person(2, "Crane", "Plum", false)),
                  "Ada Lovelace to play");
        }
        System.out.println(
            id + " " + record + " " + (System.nanoTime() - t) / 1000000 + " ms " + png.length);
        Files.write(Path.of("/tmp/pics/t-" + id + "-" + (int) (share * 100) + ".png"), png);
      }
    }
  }
}
