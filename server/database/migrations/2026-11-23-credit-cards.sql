-- Card issuers have a room of their own: who lends to students and who issues cards are samples or real apart from
-- each other, and a load of one leaves the other alone.
create table card_issuer (
  id text primary key not null check (id <> ''),
  name text not null check (name <> ''),
  is_sample boolean not null
);

-- That an issuer pays us stands apart from its cards, and how much is not stored at all. No row: it pays nothing.
create table card_issuer_payment (
  issuer_id text primary key not null references card_issuer (id) on delete cascade,
  agreed_on date not null
);

create table credit_card (
  id text primary key not null check (id <> ''),
  issuer_id text not null references card_issuer (id) on delete cascade,
  name text not null check (name <> ''),
  types text not null check (types <> ''),
  annual_fee_cents integer not null check (annual_fee_cents >= 0),
  first_year_fee_cents integer check (first_year_fee_cents >= 0),
  transfer_fee_percent double precision check (transfer_fee_percent >= 0 and transfer_fee_percent < 100),
  transfer_fee_least_cents integer check (transfer_fee_least_cents >= 0),
  cash_advance_fee_percent double precision check (cash_advance_fee_percent >= 0 and cash_advance_fee_percent < 100),
  cash_advance_fee_least_cents integer check (cash_advance_fee_least_cents >= 0),
  purchase_intro_percent double precision check (purchase_intro_percent >= 0 and purchase_intro_percent < 100),
  purchase_intro_months integer check (purchase_intro_months > 0),
  transfer_intro_percent double precision check (transfer_intro_percent >= 0 and transfer_intro_percent < 100),
  transfer_intro_months integer check (transfer_intro_months > 0),
  grace_days integer check (grace_days >= 0),
  minimum_payment_floor_cents integer check (minimum_payment_floor_cents >= 0),
  minimum_payment_percent double precision check (minimum_payment_percent >= 0 and minimum_payment_percent <= 100),
  minimum_payment_adds_interest boolean,
  foreign_fee_percent double precision not null check (foreign_fee_percent >= 0 and foreign_fee_percent < 100),
  late_fee_cents integer not null check (late_fee_cents >= 0),
  returned_payment_fee_cents integer check (returned_payment_fee_cents >= 0),
  deposit_least_cents integer check (deposit_least_cents > 0),
  deposit_most_cents integer,
  base_points_per_dollar double precision check (base_points_per_dollar >= 0),
  cents_a_point double precision check (cents_a_point > 0),
  bonus_cents integer check (bonus_cents > 0),
  bonus_spend_cents integer check (bonus_spend_cents >= 0),
  bonus_within_months integer check (bonus_within_months > 0),
  credit_band text check (credit_band in ('none', 'fair', 'good', 'excellent')),
  is_for_students boolean not null,
  takes_cosigner boolean,
  takes_itin boolean,
  reports_to text not null,
  apply_url text,
  withdrawn_on date,
  check ((transfer_fee_percent is null) = (transfer_fee_least_cents is null)),
  check ((cash_advance_fee_percent is null) = (cash_advance_fee_least_cents is null)),
  check ((purchase_intro_percent is null) = (purchase_intro_months is null)),
  check ((transfer_intro_percent is null) = (transfer_intro_months is null)),
  check ((minimum_payment_floor_cents is null) = (minimum_payment_percent is null)),
  check ((minimum_payment_floor_cents is null) = (minimum_payment_adds_interest is null)),
  check (deposit_most_cents is null or deposit_least_cents is not null),
  check (deposit_most_cents >= deposit_least_cents),
  check (cents_a_point is null or base_points_per_dollar is not null),
  check ((bonus_cents is null) = (bonus_spend_cents is null)),
  check ((bonus_cents is null) = (bonus_within_months is null))
);

create index credit_card_issuer_id on credit_card (issuer_id);

create table credit_card_reward (
  card_id text not null references credit_card (id) on delete cascade,
  number integer not null check (number >= 1),
  categories text not null check (categories <> ''),
  points_per_dollar double precision not null check (points_per_dollar >= 0),
  cap_spend_cents integer check (cap_spend_cents > 0),
  cap_period text check (cap_period in ('month', 'quarter', 'year')),
  months text,
  needs_activation boolean not null,
  primary key (card_id, number),
  check ((cap_spend_cents is null) = (cap_period is null))
);

create table credit_card_credit (
  card_id text not null references credit_card (id) on delete cascade,
  number integer not null check (number >= 1),
  name text not null check (name <> ''),
  category text not null check (category <> ''),
  cents integer not null check (cents > 0),
  period text not null check (period in ('month', 'quarter', 'year')),
  primary key (card_id, number)
);

-- Every set of rates a card ever had. Rows are added and never changed; the highest number is in force.
create table credit_card_rate (
  card_id text not null references credit_card (id) on delete cascade,
  number integer not null check (number >= 1),
  purchase_lowest_percent double precision not null check (purchase_lowest_percent >= 0 and purchase_lowest_percent < 100),
  purchase_highest_percent double precision not null check (purchase_highest_percent >= 0 and purchase_highest_percent < 100),
  transfer_lowest_percent double precision check (transfer_lowest_percent >= 0 and transfer_lowest_percent < 100),
  transfer_highest_percent double precision check (transfer_highest_percent >= 0 and transfer_highest_percent < 100),
  cash_advance_percent double precision check (cash_advance_percent >= 0 and cash_advance_percent < 100),
  penalty_percent double precision check (penalty_percent >= 0 and penalty_percent < 100),
  seen_on date,
  -- Samples store an offset from today instead of a day.
  seen_days_ago integer check (seen_days_ago >= 0),
  loaded_at timestamptz,
  primary key (card_id, number),
  check (purchase_lowest_percent <= purchase_highest_percent),
  check ((transfer_lowest_percent is null) = (transfer_highest_percent is null)),
  check (transfer_lowest_percent <= transfer_highest_percent),
  check ((seen_on is null) <> (seen_days_ago is null))
);
