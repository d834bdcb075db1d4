-- The log of every table. `body` is one entry as JSON, in notation. The primary key fences off a second
-- writer too: two of them can't both append the same place.
create table log (
  id   text collate "C" not null,
  seq  integer not null check (seq >= 1),
  at   bigint  not null,
  body text    not null,
  primary key (id, seq)
);

-- Until which moment a seat has put its questions off. Not in the log: a place in the log is shown to
-- all, and whether a seat is asked is its own business.
create table put_off (
  id    text collate "C" not null,
  seat  integer not null check (seat >= 1),
  until integer not null check (until >= 0),
  primary key (id, seat)
);

-- The tables that wait to begin, and since when nothing has happened at them.
create table waiting (
  id text collate "C" not null primary key,
  at bigint not null
);
create index waiting_at on waiting (at);

-- Who owns a table: how often it has been claimed, and which server did so last. Whoever writes locks the
-- row and compares the epoch in the same transaction.
create table owner (
  id    text collate "C" not null primary key,
  epoch bigint not null check (epoch >= 1),
  node  text   not null
);
