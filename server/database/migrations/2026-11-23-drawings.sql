-- Scholarship drawings. What stays is public: days, award, commitment, hashes of entries, seed and result. The seed waits
-- in the table secret until the draw. Addresses stand apart, so that they can be erased without changing the list.

create table drawing (
  id text primary key not null check (id <> ''),
  opens_on date not null,
  closes_on date not null,
  award_cents integer not null check (award_cents > 0),
  commitment text not null check (length(commitment) = 64),
  closed_on date,
  entries_hash text check (length(entries_hash) = 64),
  entry_count integer check (entry_count >= 0),
  drawn_on date,
  seed text check (length(seed) = 64),
  chosen text,
  check (opens_on <= closes_on),
  check ((closed_on is null) = (entries_hash is null)),
  check ((closed_on is null) = (entry_count is null)),
  check ((drawn_on is null) = (seed is null)),
  check ((drawn_on is null) = (chosen is null)),
  check (drawn_on is null or closed_on is not null)
);

create table drawing_entry (
  hash text primary key not null check (length(hash) = 64),
  drawing_id text not null references drawing (id) on delete cascade,
  method text not null check (method in ('free', 'planning_step'))
);

create index drawing_entry_drawing_id on drawing_entry (drawing_id);

create table drawing_contact (
  entry_hash text primary key not null references drawing_entry (hash) on delete cascade,
  drawing_id text not null references drawing (id) on delete cascade,
  email text not null check (email <> ''),
  email_key text not null check (email_key <> ''),
  entry_id text not null,
  salt text not null,
  entered_at timestamptz not null,
  unique (drawing_id, email_key)
);
