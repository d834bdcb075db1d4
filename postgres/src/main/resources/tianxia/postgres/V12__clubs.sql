-- Clubs. maker: who has made it, for how many one account makes within a day; folded: the name as
-- it is searched; noticed: when its organisers were last told that somebody asks to join; members:
-- how many of `club_member` belong to it. The invitation is in clear, since organisers pass it on: it
-- lets one in and opens nothing else.
create table club (
  id         text collate "C" not null primary key,
  name       text    not null,
  folded     text    not null,
  about      text    not null,
  joining    text    not null,
  listed     integer not null check (listed in (0, 1)),
  maker      text collate "C" not null,
  made       bigint not null,
  invitation text    not null,
  noticed    bigint not null,
  members    integer not null
);
create index club_maker on club (maker, made);
create index club_members on club (members) where listed = 1;

-- What the name of a listed club can be mistaken for: no two of them share one of these.
create table club_name (
  name_key text collate "C" not null primary key,
  club     text collate "C" not null
);
create index club_name_club on club_name (club);

-- Who belongs to a club, or has asked to. seen: 0 for who was let in and does not know yet.
create table club_member (
  club    text collate "C" not null,
  account text collate "C" not null,
  role    text    not null,
  since   bigint not null,
  seen    integer not null check (seen in (0, 1)),
  primary key (club, account)
);
create index club_member_account on club_member (account);

-- The club whose members alone may enter; empty for none. That of a club which nobody could find
-- stays after its end: then those alone see the tournament who took part.
alter table tournament add column club text collate "C" not null default '';
create index tournament_club on tournament (club) where club <> '';
