-- A visitor has one draft for each product line, and a signed-in visitor's drafts belong to the account. All drafts so
-- far are of student loans.

create table draft_by_line (
  -- The hash of the token in the browser's cookie; the id of the account, if one has it.
  holder text not null check (holder <> ''),
  line text not null check (line <> ''),
  account_id text references account (id) on delete cascade,
  flow text not null,
  answers text not null,
  -- When each answer was given or removed, in milliseconds since 1970. Answers without a time are as old as the row.
  answered_at text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (holder, line),
  check (account_id is null or account_id = holder)
);

insert into draft_by_line (holder, line, flow, answers, answered_at, created_at, updated_at, expires_at)
  select token_hash, 'student-loans', flow, answers, '{}', created_at, updated_at, expires_at from draft;

drop table draft;
alter table draft_by_line rename to draft;

create index draft_expires_at on draft (expires_at);
create index draft_account_id on draft (account_id);
