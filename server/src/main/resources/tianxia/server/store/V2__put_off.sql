-- Until which moment a seat has put its questions off. Not in the log: a place in the log is shown to
-- all, and whether a seat is asked is its own business.
create table put_off (
  id    text    not null,
  seat  integer not null check (seat >= 1),
  until integer not null check (until >= 0),
  primary key (id, seat)
) strict, without rowid;
