-- The content service: its documents as they are now, and the log of every transaction that made them.

create table content_dataset (
  name text primary key not null,
  acl_mode text not null check (acl_mode in ('public', 'private')),
  last_number integer not null check (last_number >= 0),
  created_at text not null
);

create table content_document (
  dataset text not null references content_dataset (name) on delete cascade,
  id text not null,
  body text not null,
  primary key (dataset, id)
);

create table content_transaction (
  dataset text not null references content_dataset (name) on delete cascade,
  number integer not null check (number >= 1),
  id text not null,
  author text not null,
  at text not null,
  mutations text not null,
  size bigint not null check (size >= 0),
  primary key (dataset, number),
  unique (dataset, id)
);

-- What a transaction left of each document it touched; null where it deleted it.
create table content_change (
  dataset text not null,
  number integer not null,
  place integer not null check (place >= 0),
  document_id text not null,
  after text,
  primary key (dataset, number, place),
  foreign key (dataset, number) references content_transaction (dataset, number) on delete cascade
);

create index content_change_of_document on content_change (dataset, document_id, number);

-- Originals of assets by the SHA-1 of their bytes; used on PostgreSQL only.
create table content_blob (
  sha1 text primary key not null,
  bytes bytea not null
);
