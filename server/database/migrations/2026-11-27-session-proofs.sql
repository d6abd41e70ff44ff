-- When the visitor of a session last proved who they are, by signing in or again since.

alter table session add column proved_at timestamptz;
