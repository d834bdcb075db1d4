-- What is said at tables. Not in their logs: it is no part of any game, and may be withdrawn.
create table talk (
  id      text    not null,
  room    text    not null,
  number  integer not null check (number >= 1),
  at      integer not null,
  seat    integer not null check (seat >= 0),
  account text    not null,
  name    text    not null,
  command text    not null,
  phrase  text    not null,
  words   text    not null,
  removed text    not null,
  reason  text    not null,
  primary key (id, room, number)
) strict, without rowid;
create index talk_account on talk (account, at) where account <> '';

-- Lines that somebody wants the host to look at, with the words around them as they were.
create table talk_report (
  id       text    not null,
  room     text    not null,
  number   integer not null,
  at       integer not null,
  reporter integer not null,
  reason   text    not null,
  who      text    not null,
  name     text    not null,
  around   text    not null,
  open     integer not null check (open in (0, 1)),
  primary key (id, room, number)
) strict, without rowid;
create index talk_report_open on talk_report (at) where open = 1;

-- The host's measures against people, and all that the host ever did.
create table talk_sanction (
  id      text    not null primary key,
  who     text    not null,
  name    text    not null,
  kind    text    not null,
  reason  text    not null,
  since   integer not null,
  until   integer not null
) strict, without rowid;
create index talk_sanction_until on talk_sanction (until);

create table talk_act (
  number integer not null primary key,
  at     integer not null,
  act    text    not null,
  whom   text    not null,
  place  text    not null,
  reason text    not null,
  until  integer not null
) strict;

-- What marks of addresses are made with.
create table talk_secret (
  id     integer not null primary key check (id = 1),
  secret text    not null
) strict;
