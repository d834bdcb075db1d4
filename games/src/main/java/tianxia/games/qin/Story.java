package tianxia.games.qin;

import java.util.List;
import tianxia.kernel.Happening;

final class Story {
  Story(QinState before, int viewer) {}

  List<Happening> of(int action) {
    return List.of();
  }
}
