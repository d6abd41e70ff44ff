-- What an account asks for at a sign-in besides the password: codes of an authenticator app, or recovery codes.

create table second_factor (
  account_id text primary key references account (id) on delete cascade,
  -- The key that the app has too, encrypted; see factor-secrets.ts.
  sealed_key text not null check (sealed_key <> ''),
  created_at timestamptz not null,
  -- When its owner typed the first code; no sign-in asks for one before that.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: neither it nor an earlier one is accepted again.
  last_step integer not null default 0,
  last_used_at timestamptz
);

create table recovery_code (
  code_hash text primary key,
  account_id text not null references account (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);

create index recovery_code_account_id on recovery_code (account_id);

-- Sign-ins whose first step is done.
create table pending_sign_in (
  token_hash text primary key,
  account_id text not null references account (id) on delete cascade,
  -- A hash of the password's hash: with another password the sign-in ends. '' when it began at a service of others.
  password_digest text not null,
  -- The name of that service; '' for a password.
  service text not null,
  expires_at timestamptz not null
);

create index pending_sign_in_account_id on pending_sign_in (account_id);
