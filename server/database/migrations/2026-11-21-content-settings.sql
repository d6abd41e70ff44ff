-- What the editor of the content service remembers of each of its users.

create table content_setting (
  owner text not null,
  key text not null,
  value text not null,
  primary key (owner, key)
);
