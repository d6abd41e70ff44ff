-- Two columns, and one answer in the drafts of visitors, take the names that US lenders write.
-- cspell:ignore enrolment capitalisation

alter table loan_offer rename column minimum_enrolment to minimum_enrollment;
alter table loan_repayment_option rename column capitalisation to capitalization;

update draft set answers = replace(answers, '"enrolment":', '"enrollment":');
