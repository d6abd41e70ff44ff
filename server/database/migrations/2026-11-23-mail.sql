-- Letters on their way, and who asked for which.

create table mail (
  -- Also the first part of the letter's Message-ID, the same at each try.
  id text primary key,
  -- The kind of letter; what it says is looked up when it is sent.
  kind text not null check (kind <> ''),
  -- Two letters never have the same: asking twice for one thing sends one letter.
  purpose text not null unique check (purpose <> ''),
  email text not null,
  email_key text not null,
  -- JSON
  facts text not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'unknown', 'dead', 'dropped')),
  tries integer not null default 0 check (tries >= 0),
  -- When the next try is due.
  due_at timestamptz not null,
  -- Set while it is being sent: after this moment nobody sends it any more.
  lease_ends_at timestamptz,
  -- Why the last try failed, or why it is not sent; never an address.
  problem text not null default '',
  created_at timestamptz not null,
  -- When it was sent, given up or dropped.
  ended_at timestamptz
);

create index mail_state on mail (state, due_at);
create index mail_email_key on mail (email_key);

create table subscription (
  id text primary key,
  email text not null,
  email_key text not null,
  topic text not null check (topic <> ''),
  account_id text references account (id) on delete cascade,
  -- '' when not given.
  first_name text not null,
  last_name text not null,
  opeid text not null,
  -- The promo that asked; '' for none.
  modal text not null,
  asked_at timestamptz not null,
  -- Null until the owner of the address confirms it: no letter goes out before.
  confirmed_at timestamptz,
  ended_at timestamptz,
  unique (email_key, topic)
);

create index subscription_topic on subscription (topic);
create index subscription_account_id on subscription (account_id);

-- Addresses that get no letters, or only those about their account.
create table mail_suppression (
  email_key text primary key,
  reason text not null check (reason in ('bounced', 'complained')),
  since timestamptz not null
);

-- When the owner of an account showed that its address is theirs; null until then.
alter table account add column email_confirmed_at timestamptz;

-- One-time keys to choose a new password.
create table password_reset (
  token_hash text primary key,
  account_id text not null references account (id) on delete cascade,
  expires_at timestamptz not null
);

create index password_reset_account_id on password_reset (account_id);
