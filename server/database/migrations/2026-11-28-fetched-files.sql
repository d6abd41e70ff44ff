-- The versions of publishers' files that servers fetched and loaded, so that an unchanged file is not fetched again.

create table fetched_file (
  url text primary key not null,
  -- As the publisher stated them.
  etag text,
  last_modified text,
  loaded_at timestamptz not null
);
