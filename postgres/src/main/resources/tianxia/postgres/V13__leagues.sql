-- Leagues. What is known of one is its log; here is what is looked for. seq: of its last entry;
-- season: the last one that began; began: the seq of its beginning, 0 before the first; look: when
-- somebody is to look at it, in milliseconds since 1970, 0 for never.
create table league (
  id text collate "C" not null primary key,
  maker text collate "C" not null,
  phase text collate "C" not null,
  seq     integer not null,
  season  integer not null,
  began   integer not null,
  made    bigint not null,
  updated bigint not null,
  look    bigint not null
);
create index league_look on league (look) where look > 0;
create index league_maker on league (maker, made);
create index league_phase on league (phase, updated);

create table league_log (
  id text collate "C" not null,
  seq  integer not null,
  at   bigint not null,
  body text collate "C" not null,
  primary key (id, seq)
);

-- The seasons of a league; ended: 0 while it is played; winner: the first of the highest division.
create table league_season (
  id text collate "C" not null,
  season integer not null,
  began  bigint not null,
  ended  bigint not null,
  winner text collate "C" not null,
  primary key (id, season)
);

-- The divisions of a season, each of which is a tournament.
create table league_division (
  tournament text collate "C" not null primary key,
  id text collate "C" not null,
  season     integer not null,
  division   integer not null
);
create index league_division_season on league_division (id, season, division);

-- Who has joined, and whether they still play.
create table league_member (
  account text collate "C" not null,
  id text collate "C" not null,
  present integer not null check (present in (0, 1)),
  primary key (account, id)
);
create index league_member_id on league_member (id);
