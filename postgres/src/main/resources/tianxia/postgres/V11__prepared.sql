-- What a seat would answer to what others may do. Not in the log: nobody else is to know of it. `seq` is how
-- many entries the log had; `lines` has an event in each line, and an empty one between lines of play.
create table prepared (
  id    text collate "C" not null,
  seat  integer not null check (seat >= 1),
  seq   integer not null check (seq >= 1),
  lines text    not null,
  primary key (id, seat)
);
