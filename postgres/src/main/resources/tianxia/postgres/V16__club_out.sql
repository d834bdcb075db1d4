-- Who may not come to a club, whoever else may; since: when that was decided.
create table club_out (
  club    text collate "C" not null,
  account text collate "C" not null,
  since   bigint not null,
  primary key (club, account)
);
create index club_out_account on club_out (account);
