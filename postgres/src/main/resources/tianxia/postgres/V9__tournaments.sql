-- Tournaments. What is known of one is its log; here is what is looked for. seq: of its last entry,
-- on which the next one is based; look: when somebody is to look at it, in milliseconds since 1970,
-- 0 for never.
create table tournament (
  id      text collate "C" not null primary key,
  maker   text collate "C" not null,
  phase   text collate "C" not null,
  seq     integer not null,
  made    bigint  not null,
  updated bigint  not null,
  look    bigint  not null
);
create index tournament_look on tournament (look) where look > 0;
create index tournament_maker on tournament (maker, made);
create index tournament_phase on tournament (phase, updated);

create table tournament_log (
  id   text collate "C" not null,
  seq  integer not null,
  at   bigint  not null,
  body text    not null,
  primary key (id, seq)
);

-- Who has entered, and whether they still take part.
create table tournament_player (
  account text collate "C" not null,
  id      text collate "C" not null,
  present integer not null check (present in (0, 1)),
  primary key (account, id)
);
create index tournament_player_id on tournament_player (id);
