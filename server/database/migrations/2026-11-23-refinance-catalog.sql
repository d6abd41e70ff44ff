-- Loans that refinance others, beside those that pay for studies, and whom their lenders take. Every loan so far pays
-- for studies.

alter table loan_offer add column product_line text not null default 'student-loans'
  check (product_line in ('student-loans', 'refinance-student-loans'));
alter table loan_offer add column refinances text;
alter table loan_offer add column visa_statuses text;
alter table loan_offer add column minimum_education text;
alter table loan_offer add column graduate_degrees text;
alter table loan_offer add column school_years text;
alter table loan_offer add column employments text;
alter table loan_offer add column job_starts_within_days integer check (job_starts_within_days >= 1);
