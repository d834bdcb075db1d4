-- The tables that wait to begin, and since when nothing has happened at them: those that nobody begins
-- are deleted after a time. Tables of earlier versions that may wait are those at which nobody has done
-- anything yet; which of them really do is found out when their time has come.
create table waiting (
  id text    not null primary key,
  at integer not null
) strict, without rowid;
create index waiting_at on waiting (at);
insert into waiting (id, at)
  select id, max(at) from log group by id
  having sum(body not like '{"entry":"made"%' and body not like '{"entry":"joined"%') = 0;
