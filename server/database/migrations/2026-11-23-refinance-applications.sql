-- The refinance offers that a visitor chose, with the days that the visitor notes. A browser's rows expire with its
-- draft; an account's stay until it is deleted or the answers are cleared. Days are YYYY-MM-DD.

create table refinance_application (
  -- The hash of the token in the browser's cookie; the id of the account, if one has it.
  holder text not null check (holder <> ''),
  account_id text references account (id) on delete cascade,
  -- No foreign key: an application outlives the offer in our catalog.
  offer_id text not null check (offer_id <> ''),
  lender_name text not null,
  product text not null,
  approved_on text,
  approval_delivery text check (approval_delivery in ('delivered', 'mailed')),
  accepted_on text,
  final_on text,
  final_delivery text check (final_delivery in ('delivered', 'mailed')),
  chosen_at timestamptz not null,
  -- Null for an account.
  expires_at timestamptz,
  primary key (holder, offer_id),
  check (account_id is null or account_id = holder)
);

create index refinance_application_account_id on refinance_application (account_id);
create index refinance_application_expires_at on refinance_application (expires_at);
