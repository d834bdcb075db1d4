-- The log of every table. The primary key fences off a second writer: two of them can't both
-- append the same place. `body` is one entry as JSON, in notation.
create table log (
  id   text    not null,
  seq  integer not null check (seq >= 1),
  at   integer not null,
  body text    not null,
  primary key (id, seq)
) strict, without rowid;
