-- Originals of assets in pieces of 256 KB, so that no process holds a whole one in memory; used on PostgreSQL only.
create table content_blob_chunk (
  sha1 text not null references content_blob (sha1) on delete cascade,
  number integer not null check (number >= 0),
  bytes bytea not null,
  primary key (sha1, number)
);

alter table content_blob add column size integer not null default 0;
update content_blob set size = length(bytes);

with recursive piece (sha1, number, size) as (
  select sha1, 0, size from content_blob where size > 0
  union all
  select sha1, number + 1, size from piece where (number + 1) * 262144 < size
)
insert into content_blob_chunk (sha1, number, bytes)
select piece.sha1, piece.number, substr(content_blob.bytes, piece.number * 262144 + 1, 262144)
from piece join content_blob on content_blob.sha1 = piece.sha1;

alter table content_blob drop column bytes;
