-- Who gets the lowest rate, as a score that can be compared with an answer, and whether a student under 18 may borrow
-- with an adult cosigner. Offers loaded so far state neither.

alter table loan_offer add column floor_minimum_score integer check (floor_minimum_score between 300 and 850);
alter table loan_offer add column floor_score_of text not null default 'either'
  check (floor_score_of in ('borrower', 'cosigner', 'either'));
alter table loan_offer add column minor_with_cosigner boolean;
