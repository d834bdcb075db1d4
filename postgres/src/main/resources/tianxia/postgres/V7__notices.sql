-- The pair of keys by which push services know this server.
create table notice_key (
  id          smallint not null primary key check (id = 1),
  public_key  text    not null,
  private_key text    not null
);

-- Where notices go. `holder` is the hash of a seat's token, or `account:` and an account's id.
create table subscriber (
  id         text collate "C" not null primary key,
  holder     text    not null,
  table_id   text    not null,
  kind       text    not null,
  endpoint   text    not null,
  public_key text    not null,
  secret     text    not null,
  language   text    not null,
  origin     text    not null,
  made       bigint  not null
);
create index subscriber_holder on subscriber (holder);
create index subscriber_table on subscriber (table_id);

-- What a seat knows of its table: by having looked, or by having been told.
create table noted (
  table_id text    not null,
  seat     integer not null check (seat >= 1),
  seq      integer not null,
  told     integer not null,
  begun    integer not null,
  primary key (table_id, seat)
);

-- Notices on their way. `due` is when one is sent next; who claims it puts that off.
create table outgoing (
  id         text collate "C" not null primary key,
  subscriber text    not null,
  table_id   text    not null,
  seat       integer not null,
  kind       text    not null,
  game       text    not null,
  actor      text    not null,
  tries      integer not null,
  due        bigint  not null
);
create index outgoing_due on outgoing (due);
create index outgoing_table on outgoing (table_id, seat);
create index outgoing_subscriber on outgoing (subscriber);
