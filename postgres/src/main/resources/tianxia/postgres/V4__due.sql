-- When somebody's time at a table is up, where a turn has days: found by whoever looks for what is due,
-- although such tables are not kept in memory.
create table due (
  id text collate "C" not null primary key,
  at bigint not null
);
create index due_at on due (at);
