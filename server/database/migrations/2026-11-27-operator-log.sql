-- What the operator did about people with commands: who, when and why. Of whom is a keyed hash of the address.

create table operator_log (
  id text not null primary key,
  at timestamptz not null,
  os_user text not null,
  command text not null,
  subject text not null,
  reason text not null
);

create index operator_log_at on operator_log (at);
create index operator_log_subject on operator_log (subject);
