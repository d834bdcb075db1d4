-- What accounts have said of each other: ASKED, DECLINED, FRIEND (one row for each), BLOCKED.
create table tie (
  kind    text    not null,
  account text    not null,
  other   text    not null,
  at      integer not null,
  primary key (account, other, kind)
) strict, without rowid;
create index tie_other on tie (other, kind);

-- Who may challenge an account, empty if it has not chosen, and how often anything here that
-- concerns it has changed. Whoever changes something for two counts both up first.
create table friend_account (
  account     text    not null primary key,
  challengers text    not null,
  version     integer not null
) strict, without rowid;

-- Who is to come to a table where a seat is kept for them.
create table table_challenge (
  table_id   text    not null primary key,
  challenger text    not null,
  challenged text    not null,
  terms      text    not null,
  state      text    not null,
  at         integer not null
) strict, without rowid;
create index table_challenge_challenger on table_challenge (challenger);
create index table_challenge_challenged on table_challenge (challenged);
create index table_challenge_at on table_challenge (at);
