-- What federal files say that schools cost and what becomes of their students; see app/features/schools/costs/.

create table school_cost_file (
  source text primary key not null check (source <> ''),
  name text not null,
  school_count integer not null check (school_count >= 0),
  refused_count integer not null check (refused_count >= 0),
  loaded_at timestamptz not null
);

create table school_cost (
  unitid text not null check (unitid <> ''),
  source text not null check (source <> ''),
  period text not null,
  figures text not null,
  primary key (unitid, source)
);

create index school_cost_source on school_cost (source);
