-- Who an issuer of identities (OpenID Connect) says a visitor is, and whose account that is here.

create table sign_on_identity (
  -- The issuer's address, exactly as it states it.
  issuer text not null check (issuer <> ''),
  -- The issuer's own id of the person, which it never gives to another.
  subject text not null check (subject <> ''),
  account_id text not null references account (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  -- An address that an issuer has given to somebody else does not open its former owner's account.
  unique (account_id, issuer)
);
