package tianxia.cli.bots;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordWriter;
import tianxia.server.fair.Draws;
import tianxia.server.fair.Secret;
import tianxia.server.fair.Share;

/// Records of complete games with random play and fair draws, as a table produces them.
final class FairGames {
  private FairGames() {}

  /// A record's text; the same seed gives the same text. One seat in four is a computer, with a
  /// nonce of zeros, and one table in four plays on from another one.
  static <S extends State<S>> String record(Game<S> game, Options options, long seed) {
    Xoroshiro random = new Xoroshiro(seed);
    Secret secret = new Secret(hex(random, 32));
    String table = "T" + hex(random, 6);
    List<Share> shares =
        IntStream.range(0, game.seats(options))
            .mapToObj(seat -> random.nextInt(4) == 0 ? Share.NONE : Share.open(hex(random, 16)))
            .toList();
    List<String> nonces = shares.stream().map(share -> share.nonce().orElseThrow()).toList();
    int others = random.nextInt(4) == 0 ? random.nextInt(9) : 0;
    Match<S> match = new Match<>(game, options);
    Optional<GameRecord.Origin> from = inherited(match, others, random);
    play(match, new Draws(secret, table, nonces), random);
    TreeMap<Integer, String> commitments = new TreeMap<>();
    TreeMap<Integer, String> revealed = new TreeMap<>();
    for (int seat = 1; seat <= shares.size(); seat++) {
      Optional<String> commitment = shares.get(seat - 1).commitment();
      if (commitment.isPresent()) {
        commitments.put(seat, commitment.get());
      }
      if (game.chance()) {
        revealed.put(seat, nonces.get(seat - 1));
      }
    }
    GameRecord.Headers headers =
        new GameRecord.Headers(
            new TreeMap<>(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(table),
            Optional.of(secret.commitment()),
            commitments,
            revealed,
            Optional.of(secret.hex()),
            from);
    return RecordWriter.write(game, GameRecord.of(match, headers));
  }

  /// Plays up to a draw as somebody else's table would, which had another secret.
  ///
  /// @param draws how many are made there; 0 for none
  private static Optional<GameRecord.Origin> inherited(
      Match<?> match, int draws, Xoroshiro random) {
    if (draws == 0 || !match.game().chance()) {
      return Optional.empty();
    }
    for (int drawn = 0; !match.over(); ) {
      boolean due = match.actors() == 1 << Actors.CHANCE;
      if (due && drawn++ == draws) {
        break;
      }
      step(match, List.copyOf(match.legal(Actors.first(match.actors()))), random);
    }
    return Optional.of(new GameRecord.Origin("T0", match.ply()));
  }

  private static void play(Match<?> match, Draws draws, Xoroshiro random) {
    int drawn =
        (int) match.events().stream().filter(event -> event.actor() == Actors.CHANCE).count();
    while (!match.over()) {
      List<Integer> able = Actors.list(match.actors());
      int actor = able.get(random.nextInt(able.size()));
      String action;
      if (actor == Actors.CHANCE) {
        action = draws.draw(++drawn, match.outcomes()).notation();
      } else {
        List<String> legal = match.legal(actor);
        action = legal.get(random.nextInt(legal.size()));
      }
      match.play(actor, action);
    }
  }

  private static void step(Match<?> match, List<String> legal, Xoroshiro random) {
    match.play(Actors.first(match.actors()), legal.get(random.nextInt(legal.size())));
  }

  private static String hex(Xoroshiro random, int bytes) {
    byte[] some = new byte[bytes];
    random.nextBytes(some);
    return HexFormat.of().formatHex(some);
  }

  /// The possible outcomes of each draw of a record, one line per draw: items and counts separated
  /// by tabs.
  static <S extends State<S>> String outcomes(Game<S> game, GameRecord record) {
    Match<S> match = new Match<>(game, record.options());
    return record.events().stream()
        .flatMap(event -> {
          String items =
              match.outcomes().stream()
                  .map(item -> item.notation() + "\t" + item.weight())
                  .collect(Collectors.joining("\t"));
          match.play(event.actor(), event.action());
          return event.actor() == Actors.CHANCE ? Stream.of(items + "\n") : Stream.empty();
        })
        .collect(Collectors.joining());
  }
}
