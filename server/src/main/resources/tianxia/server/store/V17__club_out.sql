-- Who may not come to a club, whoever else may; since: when that was decided.
create table club_out (
  club    text    not null,
  account text    not null,
  since   integer not null,
  primary key (club, account)
) strict, without rowid;
create index club_out_account on club_out (account);
