-- Whether the device of a passkey has ever said that it knows its owner: then it has to each time.
alter table passkey add column verified integer not null default 0 check (verified in (0, 1));
