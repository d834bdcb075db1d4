package tianxia.server.link;

import java.util.List;
import tianxia.pictures.Person;
import tianxia.pictures.Pictures;

/// A picture to be drawn. Equal drawings give identical bytes, whichever table they show.
public sealed interface Drawing {
  byte[] png();

  /// All games.
  record House(List<String> games, List<String> sentences) implements Drawing {
    public House {
      games = List.copyOf(games);
      sentences = List.copyOf(sentences);
    }

    @Override
    public byte[] png() {
      return Pictures.house(games, sentences);
    }
  }

  /// A game, with sentences about it.
  record Game(String game, String name, List<String> sentences) implements Drawing {
    public Game {
      sentences = List.copyOf(sentences);
    }

    @Override
    public byte[] png() {
      return Pictures.game(game, name, sentences);
    }
  }

  /// A position, as a spectator sees it.
  record Board(String game, String name, String view, List<Person> people, String state)
      implements Drawing {
    public Board {
      people = List.copyOf(people);
    }

    @Override
    public byte[] png() {
      return Pictures.table(game, name, view, people, state);
    }
  }
}
