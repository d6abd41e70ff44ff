-- When an account is deleted, at its owner's request.

alter table account add column deletes_at timestamptz;

create index account_deletes_at on account (deletes_at);

-- An account's change to another address, until the readers of both have confirmed it.

create table email_change (
  id text primary key not null check (id <> ''),
  -- Asking again replaces what was asked before.
  account_id text not null unique references account (id) on delete cascade,
  email text not null,
  email_key text not null check (email_key <> ''),
  -- The session that asked: it stays signed in.
  session_hash text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  new_confirmed_at timestamptz,
  old_confirmed_at timestamptz
);

create index email_change_email_key on email_change (email_key);
create index email_change_expires_at on email_change (expires_at);
