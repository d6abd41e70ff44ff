-- How often something that is limited was tried in a window of time, such as signing in. The key is a keyed hash of
-- the limit, the window, and who tried. The row is deleted after the window has ended.

create table attempt (
  key text primary key not null,
  used integer not null check (used >= 0),
  ends_at timestamptz not null
);

create index attempt_ends_at on attempt (ends_at);
