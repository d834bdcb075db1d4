-- Whom a provider of the house means by a name of its own.
create table provided (
  issuer  text collate "C" not null,
  subject text collate "C" not null,
  account text not null,
  primary key (issuer, subject)
);
create index provided_account on provided (account);
