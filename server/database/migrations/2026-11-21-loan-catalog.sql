-- The catalogue of loans with everything a lender must disclose before an application. The tables before it held
-- nothing but samples, which the next start fills in again.

drop table loan_offer;
drop table lender;

create table lender (
  id text primary key not null check (id <> ''),
  name text not null check (name <> ''),
  is_sample boolean not null
);

-- What a lender pays us stands apart: nothing that ranks or shows an offer reads more of it than whether a row is there.
create table lender_payment (
  lender_id text primary key not null references lender (id) on delete cascade,
  per_click_cents integer not null check (per_click_cents >= 0),
  per_application_cents integer not null check (per_application_cents >= 0),
  per_funded_loan_cents integer not null check (per_funded_loan_cents >= 0),
  agreed_on date not null,
  check (per_click_cents + per_application_cents + per_funded_loan_cents > 0)
);

create table loan_offer (
  id text primary key not null check (id <> ''),
  lender_id text not null references lender (id) on delete cascade,
  product text not null check (product <> ''),
  rate_type text not null check (rate_type in ('fixed', 'variable')),
  rate_index text not null,
  is_higher_without_cosigner boolean,
  autopay_discount_percent double precision not null check (autopay_discount_percent >= 0 and autopay_discount_percent < 100),
  floor_conditions text not null,
  terms_months text not null check (terms_months <> ''),
  minimum_cents integer not null check (minimum_cents >= 0),
  maximum_cents integer,
  origination_fee_percent double precision not null check (origination_fee_percent >= 0 and origination_fee_percent < 100),
  application_fee_cents integer not null check (application_fee_cents >= 0),
  late_fee_percent double precision check (late_fee_percent >= 0 and late_fee_percent < 100),
  late_fee_cents integer check (late_fee_cents >= 0),
  returned_payment_fee_cents integer check (returned_payment_fee_cents >= 0),
  grace_months integer not null check (grace_months >= 0),
  cosigner_release_after_payments integer check (cosigner_release_after_payments > 0),
  cosigner_release_conditions text not null,
  hardship_months integer check (hardship_months >= 0),
  apply_by date,
  apply_by_days_ahead integer,
  apply_url text,
  borrowers text,
  states_only text,
  states_except text,
  citizenships text,
  citizenships_with_cosigner text not null,
  degrees text,
  school_controls text,
  school_levels text,
  minimum_enrolment text,
  minimum_score integer,
  minimum_income_cents integer check (minimum_income_cents >= 0),
  cosigner text not null check (cosigner in ('required', 'optional', 'not_taken')),
  withdrawn_on date,
  check (maximum_cents >= minimum_cents),
  check (apply_by is null or apply_by_days_ahead is null),
  check (states_only is null or states_except is null)
);

create index loan_offer_lender_id on loan_offer (lender_id);

create table loan_repayment_option (
  offer_id text not null references loan_offer (id) on delete cascade,
  choice text not null check (choice in ('immediate', 'interest_only', 'flat', 'deferred')),
  flat_payment_cents integer not null check (flat_payment_cents >= 0),
  capitalisation text not null check (capitalisation in ('at_repayment', 'yearly', 'quarterly', 'monthly', 'interest_free')),
  primary key (offer_id, choice)
);

-- Every range of rates an offer ever had. Rows are added and never changed; the highest number is in force.
create table loan_rate (
  offer_id text not null references loan_offer (id) on delete cascade,
  number integer not null check (number >= 1),
  lowest_percent double precision not null check (lowest_percent >= 0 and lowest_percent < 100),
  highest_percent double precision not null check (highest_percent >= 0 and highest_percent < 100),
  cap_percent double precision check (cap_percent >= 0 and cap_percent < 100),
  seen_on date,
  seen_days_ago integer check (seen_days_ago >= 0),
  loaded_at timestamptz,
  primary key (offer_id, number),
  check (lowest_percent <= highest_percent),
  check (cap_percent >= highest_percent),
  check ((seen_on is null) <> (seen_days_ago is null))
);

-- That an offer was chosen. No column says by whom, and it outlives the offer.
create table outbound_click (
  id text primary key not null,
  offer_id text not null,
  name text not null default '',
  opeid text not null default '',
  clicked_at timestamptz not null
);

create index outbound_click_offer_id on outbound_click (offer_id);

create table draft (
  token_hash text primary key not null check (token_hash <> ''),
  flow text not null,
  answers text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null
);

create index draft_expires_at on draft (expires_at);
