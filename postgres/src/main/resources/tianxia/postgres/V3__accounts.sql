-- Who one is. Of whatever lets somebody in there is only a hash, or a public key.
create table account (
  id    text collate "C" not null primary key,
  name  text    not null,
  since bigint  not null
);

-- What a name can be mistaken for: no two accounts share one of these.
create table account_name (
  name_key text collate "C" not null primary key,
  account  text not null
);
create index account_name_account on account_name (account);

create table passkey (
  id         text collate "C" not null primary key,
  account    text    not null,
  public_key text    not null,
  counter    bigint  not null,
  label      text    not null,
  made       bigint  not null,
  used       bigint  not null
);
create index passkey_account on passkey (account);

-- Sessions, tokens of programs, recovery codes.
create table pass (
  hash    text collate "C" not null primary key,
  kind    text    not null,
  account text    not null,
  label   text    not null,
  scopes  text    not null,
  made    bigint  not null,
  used    bigint  not null
);
create index pass_account on pass (account, kind);
create index pass_used on pass (kind, used);

-- The seats that somebody has with an account.
create table account_seat (
  account  text    not null,
  table_id text    not null,
  seat     integer not null check (seat >= 1),
  at       bigint  not null,
  primary key (account, table_id, seat)
);
create index account_seat_at on account_seat (account, at);
create index account_seat_table on account_seat (table_id);
