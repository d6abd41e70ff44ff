-- The loan offers that visitors got elsewhere and typed in. A browser's rows expire 30 days after their last change; an
-- account's stay until it is deleted or the records are cleared.

create table own_offer (
  id text primary key,
  -- The hash of the token in the browser's cookie; the id of the account, if one has it.
  holder text not null check (holder <> ''),
  account_id text references account (id) on delete cascade,
  -- The product line, such as student-loans.
  line text not null check (line <> ''),
  -- JSON: see domain/own-offers/own-offer.ts.
  body text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Null for an account.
  expires_at timestamptz,
  check (account_id is null or account_id = holder)
);

create index own_offer_holder on own_offer (holder);
create index own_offer_account_id on own_offer (account_id);
create index own_offer_expires_at on own_offer (expires_at);
