-- How old the owner of an account said they are, as a range, and the day they said so. Null if it was never asked.

alter table account add column age_band text;

alter table account add column age_band_on date;
