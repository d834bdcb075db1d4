-- Reviews of finished games that are ordered. Who wants one counts up `asks`, who works on it `beat`, who
-- takes it up `epoch`. orderer: a mark of an address; seconds: -1 while nobody can tell. Compressed: game,
-- its record; so_far, what is known already; reached, from where the work goes on.
create table review_job (
  id       text collate "C" not null,
  version  text collate "C" not null,
  number   bigint  not null,
  orderer  text collate "C" not null,
  state    text    not null check (state in ('WAITING', 'WORKING', 'FAILED')),
  asks     bigint  not null,
  epoch    integer not null,
  beat     bigint  not null,
  progress integer not null,
  seconds  integer not null,
  game     bytea   not null,
  so_far   bytea   not null,
  reached  bytea   not null,
  primary key (id, version)
);

-- Those that are finished, in the order in which they were, compressed. version: of the analyses.
create table review (
  id      text collate "C" not null,
  version text collate "C" not null,
  number  bigint  not null,
  size    bigint  not null,
  body    bytea   not null,
  primary key (id, version)
);
create index review_number on review (number, size);
