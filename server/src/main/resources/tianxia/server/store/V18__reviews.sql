-- Reviews of finished games that are ordered. Who wants one counts up `asks`, who works on it `beat`, who
-- takes it up `epoch`. orderer: a mark of an address; seconds: -1 while nobody can tell. Compressed: game,
-- its record; so_far, what is known already; reached, from where the work goes on.
create table review_job (
  id       text    not null,
  version  text    not null,
  number   integer not null,
  orderer  text    not null,
  state    text    not null check (state in ('WAITING', 'WORKING', 'FAILED')),
  asks     integer not null,
  epoch    integer not null,
  beat     integer not null,
  progress integer not null,
  seconds  integer not null,
  game     blob    not null,
  so_far   blob    not null,
  reached  blob    not null,
  primary key (id, version)
) strict;

-- Those that are finished, in the order in which they were, compressed. version: of the analyses.
create table review (
  id      text    not null,
  version text    not null,
  number  integer not null,
  size    integer not null,
  body    blob    not null,
  primary key (id, version)
) strict;
create index review_number on review (number, size);
