-- History up to this number is pruned: of each document only its last state up to there is kept.
alter table content_dataset add column pruned_to integer not null default 0 check (pruned_to >= 0);
