package tianxia.server.game;

import java.util.List;
import tianxia.kernel.Catalogue;

/// The games of the server's tests.
public final class SmallGames {
  public static final Catalogue CATALOGUE =
      new Catalogue(List.of(new Cards(), new Pebbles(), new Bids()));

  private SmallGames() {}
}
