-- Passkeys (WebAuthn credentials) that open accounts.

create table passkey (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  -- The authenticator's id of it.
  credential_id text not null unique check (credential_id <> ''),
  -- COSE, as base64url
  public_key text not null,
  -- How often the authenticator says it has signed; 0 where it does not count.
  counter bigint not null,
  -- How browsers reach the authenticator, separated by commas.
  transports text not null,
  is_synced boolean not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkey_account_id on passkey (account_id);

-- What a passkey is asked to sign: once, soon, and by the browser that asked.
create table passkey_challenge (
  token_hash text primary key,
  challenge text not null,
  purpose text not null check (purpose in ('sign-in', 'prove', 'add')),
  -- Of the visitor who is signed in; null for a sign-in.
  account_id text references account (id) on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenge_account_id on passkey_challenge (account_id);
