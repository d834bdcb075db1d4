-- What is said at tables. Not in their logs: it is no part of any game, and may be withdrawn.
create table talk (
  id      text collate "C" not null,
  room    text collate "C" not null,
  number  integer not null check (number >= 1),
  at      bigint  not null,
  seat    integer not null check (seat >= 0),
  account text collate "C" not null,
  name    text    not null,
  command text    not null,
  phrase  text    not null,
  words   text    not null,
  removed text    not null,
  reason  text    not null,
  primary key (id, room, number)
);
create index talk_account on talk (account, at) where account <> '';

-- Lines that somebody wants the host to look at, with the words around them as they were.
create table talk_report (
  id       text collate "C" not null,
  room     text collate "C" not null,
  number   integer not null,
  at       bigint  not null,
  reporter integer not null,
  reason   text    not null,
  who      text collate "C" not null,
  name     text    not null,
  around   text    not null,
  open     integer not null check (open in (0, 1)),
  primary key (id, room, number)
);
create index talk_report_open on talk_report (at) where open = 1;

-- The host's measures against people, and all that the host ever did.
create table talk_sanction (
  id      text collate "C" not null primary key,
  who     text collate "C" not null,
  name    text    not null,
  kind    text    not null,
  reason  text    not null,
  since   bigint  not null,
  until   bigint  not null
);
create index talk_sanction_until on talk_sanction (until);

create table talk_act (
  number bigint  not null primary key,
  at     bigint  not null,
  act    text    not null,
  whom   text    not null,
  place  text    not null,
  reason text    not null,
  until  bigint  not null
);

-- What marks of addresses are made with.
create table talk_secret (
  id     integer not null primary key check (id = 1),
  secret text    not null
);
