-- What accounts have said of each other: ASKED, DECLINED, FRIEND (one row for each), BLOCKED.
create table tie (
  kind    text             not null,
  account text collate "C" not null,
  other   text collate "C" not null,
  at      bigint           not null,
  primary key (account, other, kind)
);
create index tie_other on tie (other, kind);

-- Who may challenge an account, empty if it has not chosen, and how often anything here that
-- concerns it has changed. Whoever changes something for two counts both up first, and holds the
-- rows until the transaction ends, so that on all nodes one comes after the other.
create table friend_account (
  account     text collate "C" not null primary key,
  challengers text             not null,
  version     bigint           not null
);

-- Who is to come to a table where a seat is kept for them.
create table table_challenge (
  table_id   text collate "C" not null primary key,
  challenger text collate "C" not null,
  challenged text collate "C" not null,
  terms      text             not null,
  state      text             not null,
  at         bigint           not null
);
create index table_challenge_challenger on table_challenge (challenger);
create index table_challenge_challenged on table_challenge (challenged);
create index table_challenge_at on table_challenge (at);
