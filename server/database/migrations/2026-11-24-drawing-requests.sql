-- Who asks to enter a drawing is entered once the owner of the address confirms it. A drawing names its sponsor from its
-- announcement on, and the entry that got the award.

alter table drawing add column sponsor_name text not null default '';
alter table drawing add column sponsor_address text not null default '';
alter table drawing add column awarded_on date;
alter table drawing add column awarded_entry text;

create table drawing_request (
  id text primary key not null check (id <> ''),
  drawing_id text not null references drawing (id) on delete cascade,
  email text not null check (email <> ''),
  email_key text not null check (email_key <> ''),
  method text not null check (method in ('free', 'planning_step')),
  asked_at timestamptz not null,
  unique (drawing_id, email_key)
);
