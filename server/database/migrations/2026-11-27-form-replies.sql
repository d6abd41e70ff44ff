-- What a page answered to a form that a browser posted, so that the page has an address to come back to and to reload.

create table form_reply (
  -- The hash of the key in the address. The data is encrypted with that key, so the database alone opens nothing.
  key_hash text not null primary key check (key_hash <> ''),
  -- The hash of the token in the browser's cookie; the id of the account, if one has it.
  holder text not null check (holder <> ''),
  account_id text references account (id) on delete cascade,
  -- The hash of the address that the form was posted to.
  form_hash text not null,
  sealed text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (account_id is null or account_id = holder)
);

create index form_reply_holder on form_reply (holder);
create index form_reply_account_id on form_reply (account_id);
create index form_reply_expires_at on form_reply (expires_at);
