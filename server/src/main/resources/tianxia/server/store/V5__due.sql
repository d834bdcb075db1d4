-- When somebody's time at a table is up, where a turn has days: found by whoever looks for what is due,
-- although such tables are not kept in memory.
create table due (
  id text    not null primary key,
  at integer not null
) strict, without rowid;
create index due_at on due (at);
