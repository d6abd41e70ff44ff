create table scholarship (
  id text primary key not null check (id <> ''),
  name text not null check (name <> ''),
  provider text not null check (provider <> ''),
  is_sample boolean not null,
  about text not null,
  award_low_cents integer check (award_low_cents >= 0),
  award_high_cents integer check (award_high_cents >= 0),
  awards integer check (awards > 0),
  deadline_kind text not null check (deadline_kind in ('received', 'postmarked', 'funds', 'continuous')),
  deadline_on date,
  -- Samples store offsets from today instead of days.
  deadline_days_ahead integer,
  deadline_time text,
  deadline_time_zone text,
  created_on date,
  created_days_ago integer check (created_days_ago >= 0),
  levels text,
  majors text,
  states text,
  opeids text,
  least_gpa double precision check (least_gpa > 0 and least_gpa <= 4),
  enrollment text check (enrollment in ('full_time', 'half_time', 'less_than_half')),
  memberships text,
  citizenships text,
  demographics text,
  recommendation_letters integer not null check (recommendation_letters >= 0),
  effort_hours double precision check (effort_hours > 0),
  basis text not null check (basis in ('merit', 'need', 'chance')),
  applicants integer check (applicants >= 0),
  renewable_years integer not null check (renewable_years >= 0),
  asks_for text not null,
  data_use text check (data_use in ('keeps', 'shares', 'sells')),
  last_checked_on date,
  last_checked_days_ago integer check (last_checked_days_ago >= 0),
  source text not null check (source <> ''),
  apply_url text,
  withdrawn_on date,
  check (award_low_cents <= award_high_cents),
  check (deadline_on is null or deadline_days_ahead is null),
  -- Without a day: always when it is continuous, perhaps when it ends with the money.
  check (deadline_kind <> 'continuous' or (deadline_on is null and deadline_days_ahead is null)),
  check (
    deadline_kind in ('continuous', 'funds') or deadline_on is not null or deadline_days_ahead is not null
  ),
  check (deadline_time is null or deadline_on is not null or deadline_days_ahead is not null),
  check ((created_on is null) <> (created_days_ago is null)),
  check ((last_checked_on is null) <> (last_checked_days_ago is null))
);

create table scholarship_essay (
  scholarship_id text not null references scholarship (id) on delete cascade,
  number integer not null check (number >= 1),
  prompt text not null check (prompt <> ''),
  least_words integer check (least_words > 0),
  most_words integer check (most_words > 0),
  primary key (scholarship_id, number),
  check (least_words <= most_words)
);

-- What a signed-in visitor saved, and how far the application is.
create table saved_scholarship (
  account_id text not null references account (id) on delete cascade,
  scholarship_id text not null,
  status text not null check (status in ('planned', 'started', 'submitted', 'won', 'not_selected')),
  saved_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (account_id, scholarship_id)
);

-- The private address of an account's calendar. Only the hash of its token is stored; a new one ends the old.
create table calendar_feed (
  account_id text primary key not null references account (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null
);
