package tianxia.server.table.worker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tianxia.server.digest.Sha256;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.ServerMessage.Silenced;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Speaker;
import tianxia.server.message.request.TalkMessage;
import tianxia.server.message.request.Withdrawal;
import tianxia.server.store.Store;
import tianxia.server.table.state.Occupant;
import tianxia.server.table.state.TableState;
import tianxia.server.table.viewer.Listening;
import tianxia.server.table.viewer.Viewers;
import tianxia.server.talk.ChatLine;
import tianxia.server.talk.Phrases;
import tianxia.server.talk.Report;
import tianxia.server.talk.Sanction;
import tianxia.server.talk.Talk;
import tianxia.server.talk.TalkRates;
import tianxia.server.talk.TalkRoom;
import tianxia.server.talk.TalkStore;
import tianxia.server.talk.Words;

/// What is said at a table: checked, kept, then told. Not in the table's log, of which every entry
/// is part of the game. Read from the store when it is first asked for. Called in the table's jobs
/// alone.
public final class TableTalk {
  private static final int MAX_OPEN_REPORTS = 2_000;

  /// How many lines before a reported one the host is shown, and how many after it.
  private static final int AROUND = 6;

  private static final int COMMAND_LENGTH = 24;

  private final TableContext context;
  private final Store.Claim claim;
  private final Viewers viewers;
  private final Optional<TalkStore> store;
  private final TalkRates rates;
  private Optional<Talk> known = Optional.empty();

  /// The marks of those who said the lines, as far as they were said since the table was loaded.
  private final Map<String, String> marks = new HashMap<>();

  TableTalk(TableContext context, Store.Claim claim, Viewers viewers) {
    this.context = context;
    this.claim = claim;
    this.viewers = viewers;
    this.store = context.store().talk();
    this.rates = new TalkRates(context.nanos());
  }

  /// All that is kept.
  public Talk talk() {
    Talk talk =
        known.orElseGet(
            () -> store.map(kept -> Talk.of(kept.lines(claim.table()))).orElse(Talk.NONE));
    known = Optional.of(talk);
    return talk;
  }

  /// What a viewer is told from now on.
  ///
  /// @param heard the last lines that it has; empty: it wants to hear nothing
  Listening listening(TableState state, int viewer, Optional<Heard> heard) {
    List<String> keys = Voice.of(state, viewer, Speaker.UNKNOWN).keys();
    boolean deaf =
        heard.isEmpty() || context.sanctions().against(keys).filter(Sanction::bans).isPresent();
    return deaf ? new Listening(Talk.NONE, Optional.empty()) : new Listening(talk(), heard);
  }

  public CommandAnswer take(TableState state, int viewer, TalkMessage message) {
    if (store.isEmpty()) {
      return Refused.of(message.id(), RefusedCode.NOT_ALLOWED, "nothing is said on this server");
    }
    Voice voice = Voice.of(state, viewer, message.speaker().orElse(Speaker.UNKNOWN));
    return switch (message) {
      case TalkMessage.Say say -> say(state, voice, say);
      case TalkMessage.Report report -> report(state, voice, report);
    };
  }

  /// Who speaks.
  ///
  /// @param account empty for a guest
  /// @param name of one who watches with an account
  /// @param keys what measures are held against
  private record Voice(int viewer, String account, String name, String mark, List<String> keys) {
    static Voice of(TableState state, int viewer, Speaker speaker) {
      Optional<String> seated =
          viewer > 0 && state.occupant(viewer) instanceof Occupant.Person person
              ? person.account()
              : Optional.empty();
      Optional<String> account = seated.or(speaker::account);
      List<String> keys = new ArrayList<>();
      account.ifPresent(id -> keys.add(Sanction.account(id)));
      if (!speaker.mark().isEmpty()) {
        keys.add(Sanction.mark(speaker.mark()));
      }
      if (viewer > 0) {
        keys.add(Sanction.seat(state.id(), viewer));
      }
      return new Voice(
          viewer, account.orElse(""), viewer > 0 ? "" : speaker.name(), speaker.mark(), keys);
    }

    TalkRoom room() {
      return TalkRoom.ofViewer(viewer);
    }

    /// By which it is counted how much somebody says.
    String counted() {
      return viewer > 0 ? "seat " + viewer : account.isEmpty() ? mark : account;
    }

    /// The id of a client's command, told apart from those of others, of whom many may watch.
    String command(String id) {
      return Sha256.hex(counted() + " " + id).substring(0, COMMAND_LENGTH);
    }

    /// Whether it may use free words: it has an account, or a seat at a table that is not open.
    boolean free(TableState state) {
      return !account.isEmpty() || viewer > 0 && !state.listed();
    }
  }

  private CommandAnswer say(TableState state, Voice voice, TalkMessage.Say say) {
    String command = voice.command(say.id());
    if (talk().in(voice.room()).stream().anyMatch(line -> line.command().equals(command))) {
      return new Done(say.id(), state.seq());
    }
    Optional<Refused> silenced = silenced(voice, say);
    if (silenced.isPresent()) {
      return silenced.get();
    }
    if (say.phrase().isPresent()) {
      return Phrases.ALL.contains(say.phrase().get())
          ? keep(state, voice, say, say.phrase().get(), "")
          : Refused.of(say.id(), RefusedCode.MALFORMED, "phrase must be one of " + Phrases.ALL);
    }
    if (!voice.free(state)) {
      return Refused.of(
          say.id(),
          RefusedCode.TALK_ACCOUNT,
          "free words are for those with an account, and for players at tables that are not listed");
    }
    return switch (Words.read(say.words().orElse(""))) {
      case Words.Reading.Clean(String words) -> keep(state, voice, say, "", words);
      case Words.Reading.Length length ->
          Refused.of(
              say.id(),
              RefusedCode.TALK_LENGTH,
              "words must be 1 to " + Words.MAX_LENGTH + " characters");
      case Words.Reading.Characters characters ->
          Refused.of(
              say.id(),
              RefusedCode.TALK_CHARACTERS,
              "words contain an invisible or direction-changing character, or a heap of marks");
    };
  }

  /// A mute leaves the set phrases, a ban nothing.
  private Optional<Refused> silenced(Voice voice, TalkMessage.Say say) {
    return context
        .sanctions()
        .against(voice.keys())
        .filter(sanction -> sanction.bans() || say.words().isPresent())
        .map(sanction ->
            Refused.silenced(
                say.id(), new Silenced(sanction.kind(), sanction.reason(), sanction.until())));
  }

  private CommandAnswer keep(
      TableState state, Voice voice, TalkMessage.Say say, String phrase, String words) {
    if (!rates.says(voice.room(), voice.counted())) {
      return Refused.of(say.id(), RefusedCode.TALK_SLOW, "too much is said: wait a few seconds");
    }
    ChatLine line =
        new ChatLine(
            state.id(),
            voice.room(),
            talk().last(voice.room()) + 1,
            context.clock().millis(),
            voice.viewer(),
            voice.account(),
            voice.name(),
            voice.command(say.id()),
            phrase,
            words,
            "",
            "");
    store.orElseThrow().say(line, Talk.MAX_LINES, claim.epoch());
    Talk now = talk().with(line);
    known = Optional.of(now);
    marks.put(key(line.room(), line.number()), voice.mark());
    marks.remove(key(line.room(), line.number() - Talk.MAX_LINES));
    viewers.said(now);
    return new Done(say.id(), state.seq());
  }

  private static String key(TalkRoom room, int number) {
    return room.code() + number;
  }

  private CommandAnswer report(TableState state, Voice voice, TalkMessage.Report report) {
    Optional<ChatLine> line =
        TalkRoom.of(report.room())
            .filter(room -> Talk.reads(voice.viewer(), state.over(), room))
            .flatMap(room -> talk().line(room, report.line()))
            .filter(ChatLine::stands);
    if (line.isEmpty()) {
      return Refused.of(report.id(), RefusedCode.NOT_ALLOWED, "there is no such line to be read");
    }
    if (!rates.reports(voice.counted())) {
      return Refused.of(report.id(), RefusedCode.TALK_SLOW, "too many reports: wait some minutes");
    }
    ChatLine told = line.get();
    Report kept =
        new Report(
            state.id(),
            told.room(),
            told.number(),
            context.clock().millis(),
            voice.viewer(),
            report.reason(),
            who(state, told),
            name(state, told),
            around(state, told));
    return store.orElseThrow().report(kept, MAX_OPEN_REPORTS)
        ? new Done(report.id(), state.seq())
        : Refused.of(report.id(), RefusedCode.TALK_SLOW, "too many reports wait already");
  }

  /// What a measure against whoever said a line is held against.
  private String who(TableState state, ChatLine line) {
    String mark = marks.getOrDefault(key(line.room(), line.number()), "");
    return !line.account().isEmpty()
        ? Sanction.account(line.account())
        : !mark.isEmpty()
            ? Sanction.mark(mark)
            : line.seat() > 0 ? Sanction.seat(state.id(), line.seat()) : "";
  }

  private static String name(TableState state, ChatLine line) {
    return line.seat() > 0 && state.occupant(line.seat()) instanceof Occupant.Person person
        ? person.name()
        : line.name();
  }

  private List<Report.Around> around(TableState state, ChatLine line) {
    return talk().in(line.room()).stream()
        .filter(other -> Math.abs(other.number() - line.number()) <= AROUND)
        .map(other ->
            new Report.Around(
                other.number(),
                other.at(),
                other.seat(),
                other.account(),
                name(state, other),
                other.phrase(),
                other.words()))
        .toList();
  }

  /// Withdraws lines.
  ///
  /// @return whether there were any
  public boolean withdraw(Withdrawal wish) {
    List<ChatLine> changed = changed(wish).toList();
    if (changed.isEmpty()) {
      return false;
    }
    store.orElseThrow().amend(changed, claim.epoch());
    Talk now = talk().amended(changed);
    known = Optional.of(now);
    viewers.amended(now);
    return true;
  }

  private Stream<ChatLine> changed(Withdrawal wish) {
    if (wish.account().isPresent()) {
      return Stream.of(TalkRoom.values())
          .flatMap(room -> talk().in(room).stream())
          .filter(line -> line.account().equals(wish.account().get()))
          .map(ChatLine::orphaned);
    }
    return wish
        .room()
        .flatMap(TalkRoom::of)
        .flatMap(room -> talk().line(room, wish.line().orElse(0)))
        .filter(ChatLine::stands)
        .map(line -> line.withdrawn(wish.reason()))
        .stream();
  }
}
