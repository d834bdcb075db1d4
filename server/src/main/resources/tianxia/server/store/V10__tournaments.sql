-- Tournaments. What is known of one is its log; here is what is looked for. seq: of its last entry,
-- on which the next one is based; look: when somebody is to look at it, in milliseconds since 1970,
-- 0 for never.
create table tournament (
  id      text    not null primary key,
  maker   text    not null,
  phase   text    not null,
  seq     integer not null,
  made    integer not null,
  updated integer not null,
  look    integer not null
) strict, without rowid;
create index tournament_look on tournament (look) where look > 0;
create index tournament_maker on tournament (maker, made);
create index tournament_phase on tournament (phase, updated);

create table tournament_log (
  id   text    not null,
  seq  integer not null,
  at   integer not null,
  body text    not null,
  primary key (id, seq)
) strict, without rowid;

-- Who has entered, and whether they still take part.
create table tournament_player (
  account text    not null,
  id      text    not null,
  present integer not null check (present in (0, 1)),
  primary key (account, id)
) strict, without rowid;
create index tournament_player_id on tournament_player (id);
