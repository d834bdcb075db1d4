-- What each rated game did to each rating. It is written with the end of the game. `account` is
-- empty where it is deleted.
create table rating_change (
  table_id         text collate "C"  not null,
  seat             integer           not null check (seat >= 1),
  place_in_order   bigint            not null,
  account          text collate "C"  not null,
  ladder           text collate "C"  not null,
  place            integer           not null,
  mean_before      double precision  not null,
  deviation_before double precision  not null,
  mean             double precision  not null,
  deviation        double precision  not null,
  at               bigint            not null,
  primary key (table_id, seat)
);
create index rating_change_account on rating_change (account, ladder, place_in_order);
create index rating_change_order on rating_change (place_in_order);

-- How everybody stands after these: it follows from them.
create table rating (
  account   text collate "C"  not null,
  ladder    text collate "C"  not null,
  mean      double precision  not null,
  deviation double precision  not null,
  games     integer           not null,
  at        bigint            not null,
  primary key (account, ladder)
);
create index rating_ladder on rating (ladder, at);

-- How many games were rated. Whoever rates one counts it up first, and holds the row until the
-- transaction ends, so that they come one by one on all nodes.
create table rating_order (last bigint not null);
insert into rating_order (last) values (0);
