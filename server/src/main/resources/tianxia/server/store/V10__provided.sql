-- Whom a provider of the house means by a name of its own.
create table provided (
  issuer  text not null,
  subject text not null,
  account text not null,
  primary key (issuer, subject)
) strict, without rowid;
create index provided_account on provided (account);
