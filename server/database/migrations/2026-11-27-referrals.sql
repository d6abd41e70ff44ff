-- Personal links to invite others with, who joined through one, and rewards for that.

create table referral_link (
  account_id text not null primary key references account (id) on delete cascade,
  code text not null unique check (code <> ''),
  clicks integer not null default 0 check (clicks >= 0),
  -- A keyed hash of the network that the owner made the link on.
  network_hash text not null,
  created_at timestamptz not null
);

-- An account that was created through a link.
create table referral (
  id text not null primary key check (id <> ''),
  referrer_id text not null references account (id) on delete cascade,
  -- Null once this account is deleted: then only the count is left.
  account_id text unique references account (id) on delete set null,
  signed_up_at timestamptz not null,
  -- Why it can't qualify; '' when it can.
  barrier text not null check (barrier in ('', 'own_network', 'known_browser', 'busy_network')),
  -- A keyed hash of the network that the account was created on; '' once it is erased.
  network_hash text not null,
  qualified_at timestamptz
);

create index referral_referrer_id on referral (referrer_id);
create index referral_network_hash on referral (network_hash, signed_up_at);

-- What is given for referrals, and on which terms. A row is never changed, but for an earlier last day.
create table reward_program (
  id text not null primary key check (id <> ''),
  opens_on date not null,
  closes_on date not null,
  amount_cents integer not null check (amount_cents > 0),
  -- How many rewards there are.
  budget integer not null check (budget > 0),
  per_month integer not null check (per_month > 0),
  in_all integer not null check (in_all > 0),
  terms_version text not null check (terms_version <> ''),
  -- Such as 'Digital gift card'.
  gives text not null check (gives <> ''),
  sponsor_name text not null check (sponsor_name <> ''),
  sponsor_address text not null check (sponsor_address <> '')
);

create table reward (
  id text not null primary key check (id <> ''),
  program_id text not null references reward_program (id),
  referral_id text not null unique references referral (id) on delete cascade,
  -- Whose it is.
  account_id text not null references account (id) on delete cascade,
  state text not null check (state in ('pending', 'approved', 'refused', 'claimed')),
  -- Why it was refused.
  reason text not null default '',
  earned_on date not null,
  decided_at timestamptz,
  claimed_at timestamptz,
  check ((state = 'claimed') = (claimed_at is not null)),
  check ((state = 'pending') = (decided_at is null))
);

create index reward_account_id on reward (account_id);
create index reward_program_id on reward (program_id, state);

-- What is handed over for a reward. One code has at most one reward, and one reward at most one code.
create table reward_code (
  id text not null primary key check (id <> ''),
  program_id text not null references reward_program (id),
  -- '' once it is erased.
  code text not null,
  -- No code is loaded twice, not even one that was erased.
  code_hash text not null unique,
  -- Whose it is, or for whom it is held.
  reward_id text unique references reward (id) on delete set null,
  -- The end of the hold: after it, the code may be held for another reward. Null when it is not held.
  lease_ends_at timestamptz,
  -- Set for good once it was handed over.
  claimed_at timestamptz,
  check (claimed_at is null or lease_ends_at is null)
);

create index reward_code_program_id on reward_code (program_id, claimed_at);
