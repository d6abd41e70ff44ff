-- The loaded survey of card terms, which is replaced whole; see products/credit-cards/survey/.

create table card_survey (
  surveyed_on date primary key not null,
  plans text not null check (plans <> ''),
  plan_count integer not null check (plan_count >= 0),
  loaded_at timestamptz not null
);
