-- The nodes of the cluster, in the order in which they came. While a node runs, a session of it holds the
-- advisory lock of its serial, and it renews its lease. All times are this database's.
create table node (
  serial  bigint generated always as identity primary key,
  address text collate "C" not null,
  -- until when the lease lasts
  lease   timestamptz not null,
  -- since when it has been renewed without running out
  since   timestamptz not null,
  -- the start of the database under which the session took its lock: a restart drops all locks
  locked  timestamptz,
  -- it has left, was expelled, or its process is known to have ended
  gone    boolean not null default false
);
create index node_address on node (address) where not gone;
