-- Runs unchanged on SQLite and PostgreSQL. A statement ends with a semicolon at the end of its line.

create table secret (
  name text primary key not null,
  value text not null
);

create table topic (
  name text primary key not null,
  version bigint not null check (version >= 1)
);

create table school_release (
  id text primary key not null,
  source text not null,
  label text not null,
  source_date date,
  school_count integer not null check (school_count >= 0),
  refused_count integer not null check (refused_count >= 0),
  loaded_at timestamptz not null,
  is_current boolean not null
);

create unique index school_release_is_current on school_release (is_current) where is_current;

create table school (
  release_id text not null references school_release (id) on delete cascade,
  unitid text not null check (unitid <> ''),
  opeid text not null,
  name text not null check (name <> ''),
  short_name text not null,
  also_known_as text not null,
  city text not null,
  state text not null check (length(state) = 2),
  size integer check (size between 1 and 5),
  control text,
  level text,
  primary key (release_id, unitid)
);

create table account (
  id text primary key not null,
  email text not null,
  email_key text not null unique check (email_key <> ''),
  password_hash text not null check (password_hash <> ''),
  first_name text not null,
  last_name text not null,
  opeid text not null default '',
  created_at timestamptz not null
);

create table session (
  token_hash text primary key not null check (token_hash <> ''),
  account_id text not null references account (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);

create index session_account_id on session (account_id);
create index session_expires_at on session (expires_at);

create table lender (
  id text primary key not null check (id <> ''),
  name text not null check (name <> ''),
  is_sample boolean not null
);

create table loan_offer (
  id text primary key not null check (id <> ''),
  lender_id text not null references lender (id) on delete cascade,
  product text not null,
  rate_type text not null check (rate_type in ('fixed', 'variable')),
  apr_low_percent double precision not null check (apr_low_percent >= 0 and apr_low_percent < 100),
  apr_high_percent double precision not null check (apr_high_percent >= 0 and apr_high_percent < 100),
  rate_seen_on date,
  rate_seen_days_ago integer check (rate_seen_days_ago >= 0),
  term_months integer not null check (term_months between 1 and 600),
  min_amount_cents integer not null check (min_amount_cents >= 0),
  max_amount_cents integer,
  autopay_discount_percent double precision not null check (autopay_discount_percent >= 0 and autopay_discount_percent < 100),
  floor_conditions text not null,
  repayment_options text not null check (repayment_options <> ''),
  origination_fee_percent double precision not null check (origination_fee_percent >= 0 and origination_fee_percent < 100),
  check (apr_low_percent <= apr_high_percent),
  check (max_amount_cents >= min_amount_cents),
  check ((rate_seen_on is null) <> (rate_seen_days_ago is null))
);

create index loan_offer_lender_id on loan_offer (lender_id);
