-- Visitors enter cards and scholarships of their own as well as loan offers; `line` says which a row is.

alter table own_offer rename to own_item;
