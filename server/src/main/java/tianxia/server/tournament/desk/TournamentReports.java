package tianxia.server.tournament.desk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tianxia.kernel.Catalogue;
import tianxia.server.account.Accounts;
import tianxia.server.message.json.Messages;
import tianxia.server.message.news.TournamentNews;
import tianxia.server.message.tournament.TournamentDetails;
import tianxia.server.message.tournament.TournamentRow;
import tianxia.server.store.TournamentStore;
import tianxia.server.store.TournamentStore.Choice;
import tianxia.server.tournament.Kind;
import tianxia.server.tournament.Mode;
import tianxia.server.tournament.Round;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentRules;
import tianxia.server.tournament.TournamentRules.Decision;
import tianxia.server.tournament.TrfReport;
import tianxia.server.tournament.desk.log.Reader;
import tianxia.server.tournament.desk.log.TournamentLog;
import tianxia.server.version.Version;

/// What is told of tournaments, to each reader. All methods throw when the store fails.
/// Thread-safe.
public final class TournamentReports {
  /// How many a list has.
  private static final int LISTED = 50;

  private static final Reader GUEST = new Reader("", false);

  private final Mode mode;
  private final Catalogue catalogue;
  private final Accounts accounts;
  private final Optional<ShownTournaments> kept;

  TournamentReports(
      Mode mode, Catalogue catalogue, Accounts accounts, Optional<TournamentStore> kept) {
    this.mode = mode;
    this.catalogue = catalogue;
    this.accounts = accounts;
    this.kept = kept.map(ShownTournaments::new);
  }

  /// Tournaments as JSON, those that are open first.
  public List<String> list(Reader reader, Choice choice) {
    return rows(reader, choice).stream()
        .map(row -> Messages.write(TournamentRow.class, row))
        .toList();
  }

  /// Tournaments, those that are open first.
  public List<TournamentRow> rows(Reader reader, Choice choice) {
    List<Shown> all =
        kept.stream()
            .flatMap(its -> its.store().list(choice, reader.looker(), LISTED).stream().map(its::of))
            .flatMap(Optional::stream)
            .toList();
    TournamentViews views = views(all.stream().map(each -> each.now().maker()), reader);
    return all.stream().map(views::row).toList();
  }

  private TournamentViews views(Stream<String> named, Reader reader) {
    Set<String> ids = named.collect(Collectors.toSet());
    Map<String, String> names = new HashMap<>();
    if (!ids.isEmpty()) {
      names.putAll(accounts.friends().names(ids));
    }
    return new TournamentViews(catalogue, names, reader.account());
  }

  private Optional<Shown> found(Reader reader, String id) {
    return kept.flatMap(its -> its.store().found(id, reader.looker()).flatMap(its::of));
  }

  /// What changes with whatever is told of a tournament to a reader; empty if there is none.
  public Optional<String> version(Reader reader, String id) {
    return kept.flatMap(its -> its.store().found(id, reader.looker()))
        .map(found ->
            "%s %d %s %s %s %s %s"
                .formatted(
                    id,
                    found.seq(),
                    found.club(),
                    admits(reader, id),
                    reader,
                    mode,
                    Version.text()));
  }

  /// All of a tournament as JSON.
  public Optional<String> shown(Reader reader, String id) {
    return shown(reader, reader, id);
  }

  /// The same as a guest is told it, for whoever sees the tournament.
  public Optional<String> exported(Reader looker, String id) {
    return shown(looker, GUEST, id);
  }

  private Optional<String> shown(Reader looker, Reader reader, String id) {
    return found(looker, id)
        .map(log -> {
          TournamentViews views = views(TournamentViews.accounts(log.now()), reader);
          String row = Messages.write(TournamentRow.class, views.row(log));
          String more =
              Messages.write(TournamentDetails.class, views.details(log, may(reader, log.log())));
          return row.substring(0, row.length() - 1) + "," + more.substring(1);
        });
  }

  private List<String> may(Reader reader, TournamentLog log) {
    List<String> may = new ArrayList<>();
    String account = reader.account();
    if (!account.isEmpty()
        && mode != Mode.OFF
        && log.enter(reader, 0) instanceof Decision.Write
        && admits(reader, log.id())) {
      may.add("enter");
    }
    if (TournamentRules.withdraw(log.now(), account) instanceof Decision.Write) {
      may.add("withdraw");
    }
    if (reader.runs(log.now())) {
      if (TournamentRules.start(log.now()) instanceof Decision.Write) {
        may.add("start");
      }
      if (log.now().phase() != Tournament.Phase.CLOSED) {
        may.add("close");
      }
    }
    return may;
  }

  private boolean admits(Reader reader, String id) {
    return kept.filter(its -> its.store().admits(id, reader.account())).isPresent();
  }

  /// The table of a tournament as comma-separated values.
  public Optional<String> csv(Reader reader, String id) {
    return found(reader, id)
        .map(each -> views(TournamentViews.accounts(each.now()), GUEST).csv(each));
  }

  /// A tournament as a report file; empty where there is none, or it is of tables of three and
  /// four.
  public Optional<String> trf(Reader reader, String id) {
    return found(reader, id)
        .filter(log -> log.now().terms().kind() != Kind.GROUPS)
        .map(log ->
            TrfReport.of(log.now(), views(TournamentViews.accounts(log.now()), GUEST).names()));
  }

  /// The tables of tournaments that wait for an account.
  public List<TournamentNews> waiting(String account) {
    return kept.stream()
        .flatMap(its ->
            its
                .store()
                .list(
                    Choice.of(Tournament.Phase.RUNNING, account),
                    new TournamentStore.Looker(account, false),
                    LISTED)
                .stream()
                .flatMap(found -> its.of(found).stream()))
        .flatMap(
            log -> TournamentViews.table(log.now(), account).map(game -> news(log, game)).stream())
        .toList();
  }

  private static TournamentNews news(Shown log, Round.Game game) {
    Tournament now = log.now();
    return new TournamentNews(
        log.log().id(), now.terms().name(), now.terms().game(), now.rounds().size(), game.table());
  }

  /// All that an account has made or entered.
  public List<String> all(String account) {
    return kept.map(its -> its.store().all(account)).orElse(List.of());
  }
}
