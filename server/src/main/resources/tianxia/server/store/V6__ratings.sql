-- What each rated game did to each rating. It is written with the end of the game. `account` is
-- empty where it is deleted.
create table rating_change (
  table_id         text    not null,
  seat             integer not null check (seat >= 1),
  place_in_order   integer not null,
  account          text    not null,
  ladder           text    not null,
  place            integer not null,
  mean_before      real    not null,
  deviation_before real    not null,
  mean             real    not null,
  deviation        real    not null,
  at               integer not null,
  primary key (table_id, seat)
) strict, without rowid;
create index rating_change_account on rating_change (account, ladder, place_in_order);
create index rating_change_order on rating_change (place_in_order);

-- How everybody stands after these: it follows from them.
create table rating (
  account   text    not null,
  ladder    text    not null,
  mean      real    not null,
  deviation real    not null,
  games     integer not null,
  at        integer not null,
  primary key (account, ladder)
) strict, without rowid;
create index rating_ladder on rating (ladder, at);

-- How many games were rated. Whoever rates one counts it up first, so that they come one by one.
create table rating_order (last integer not null) strict;
insert into rating_order (last) values (0);
