insert into lender values ('oak', 'Oak "Bank"', false), ('invented', 'Invented', true);
insert into lender_payment values ('oak', 1, 0, 0, '2026-11-01'), ('invented', 1, 0, 0, '2026-11-01');
insert into loan_offer (id, lender_id, product, rate_type, rate_index, is_higher_without_cosigner, autopay_discount_percent,
  floor_conditions, floor_minimum_score, floor_score_of, terms_months, minimum_cents, maximum_cents,
  origination_fee_percent, application_fee_cents, late_fee_percent, late_fee_cents, returned_payment_fee_cents,
  grace_months, cosigner_release_after_payments, cosigner_release_conditions, hardship_months, apply_by, apply_url,
  borrowers, states_only, states_except, citizenships, citizenships_with_cosigner, degrees, school_controls,
  school_levels, minimum_enrollment, minimum_score, minimum_income_cents, cosigner, minor_with_cosigner, product_line,
  refinances, visa_statuses, minimum_education, graduate_degrees, school_years, employments, job_starts_within_days,
  withdrawn_on)
values
  ('oak-full', 'oak', 'The \ "Loan" — für alle', 'variable', '30-day SOFR', true, 0.25, 'a score', 760, 'either',
    '60,120', 100000, 2000000, 1.5, 2500, 5, 2500, 0, 6, 24, 'a "score"', 12, '2026-12-31', 'https://oak.example/?a="b"',
    'student,parent', 'IA,MN', null, 'citizen', 'daca,visa', 'bachelors', 'public', 'four_year', 'half_time', 660,
    3000000, 'optional', false, 'student-loans', null, null, null, null, null, null, null, null),
  ('oak-plain', 'oak', 'Plain', 'fixed', '', null, 0, '', null, 'borrower', '120', 0, null, 0, 0, null, null, null, 0,
    null, '', null, null, null, null, null, 'NV', null, '', null, null, null, null, null, null, 'not_taken', null,
    'student-loans', null, null, null, null, null, null, null, '2026-11-20'),
  ('oak-refinance', 'oak', 'Refinance', 'fixed', '', null, 0, '', null, 'borrower', '120', 0, null, 0, 0, null, null,
    null, 0, null, '', null, null, null, null, null, null, null, '', null, null, null, null, 0, null, 'required', null,
    'refinance-student-loans', 'MY_LOANS_PRIVATE', null, 'BACHELORS', null, 'NONE', 'EMPLOYED_FULL_TIME,SELF_EMPLOYED', 90, null),
  ('invented-loan', 'invented', 'Sample', 'fixed', '', null, 0, '', null, 'borrower', '120', 0, null, 0, 0, null, null,
    null, 0, null, '', null, null, null, null, null, null, null, '', null, null, null, null, null, null, 'optional',
    null, 'student-loans', null, null, null, null, null, null, null, null);
insert into loan_repayment_option values
  ('oak-full', 'deferred', 0, 'yearly'), ('oak-full', 'flat', 2500, 'interest_free'),
  ('oak-full', 'immediate', 0, 'at_repayment'), ('oak-plain', 'immediate', 0, 'at_repayment'),
  ('oak-refinance', 'immediate', 0, 'at_repayment'), ('invented-loan', 'immediate', 0, 'at_repayment');
insert into loan_rate values
  ('oak-full', 1, 5, 15, null, '2026-10-01', null, '2026-10-02T10:00:00.000Z'),
  ('oak-full', 2, 4.1234, 14.99, 18.5, '2026-11-01', null, '2026-11-02T10:00:00.000Z'),
  ('oak-plain', 1, 4, 15, null, '2026-11-01', null, '2026-11-02T10:00:00.000Z'),
  ('oak-refinance', 1, 4, 15, null, '2026-11-01', null, '2026-11-02T10:00:00.000Z'),
  ('invented-loan', 1, 4, 15, null, null, 5, null);
insert into card_issuer values ('elm', 'Elm', false), ('invented', 'Invented', true);
insert into card_issuer_payment values ('elm', '2026-11-01');
insert into credit_card values
  ('elm-full', 'elm', 'The "Card" \', 'secured,cash_back', 9500, 0, 3, 500, 5, 1000, 0, 12, 3.99, 18, 25, 3500, 1, true,
    2.7, 4000, 2900, 20000, 250000, 1.5, 0.8, 20000, 100000, 3, 'good', true, false, true, 'Equifax,Experian',
    'https://elm.example', null),
  ('elm-plain', 'elm', 'Plain', 'everyday', 0, null, null, null, null, null, null, null, null, null, null, null, null,
    null, 0, 0, null, null, null, null, null, null, null, null, null, false, null, null, '', null, '2026-11-20'),
  ('elm-transfer', 'elm', 'Transfer', 'secured', 0, null, null, null, null, null, null, null, 0, 6, null, null, null,
    null, 0, 0, null, 4900, null, 0, null, null, null, null, null, false, null, null, '', null, null),
  ('invented-card', 'invented', 'Sample', 'everyday', 0, null, null, null, null, null, null, null, null, null, null,
    null, null, null, 0, 0, null, null, null, null, null, null, null, null, null, false, null, null, '', null, null);
insert into credit_card_reward values
  ('elm-full', 2, 'gas', 2, null, null, null, false),
  ('elm-full', 1, 'groceries,dining', 5, 150000, 'quarter', '1,2,3', true);
insert into credit_card_credit values
  ('elm-full', 2, 'Second', 'travel', 5000, 'year'), ('elm-full', 1, 'A "stream"', 'streaming', 700, 'month');
insert into credit_card_rate values
  ('elm-full', 1, 19, 29, null, null, null, null, '2026-10-01', null, '2026-10-02T10:00:00.000Z'),
  ('elm-full', 2, 18.24, 27.5, 17, 27, 29.99, 29.99, '2026-11-01', null, '2026-11-02T10:00:00.000Z'),
  ('elm-plain', 1, 18, 18, null, null, null, null, '2026-11-01', null, '2026-11-02T10:00:00.000Z'),
  ('elm-transfer', 1, 18, 18, 17, 17, null, null, '2026-11-01', null, '2026-11-02T10:00:00.000Z'),
  ('invented-card', 1, 18, 18, null, null, null, null, null, 5, null);
insert into scholarship values
  ('ash-full', 'The "Ash" \', 'Provider', false, 'About', 50000, 100000, 3, 'received', '2027-03-01', null, '17:00',
    'America/Chicago', '2026-10-01', null, 'undergraduate,graduate', '11,51', 'IA', '00100200', 3.25, 'half_time',
    'scouting', 'citizen', 'woman,asian', 2, 4.5, 'need', 120, 1, 'name,email', 'shares', '2026-11-01', null,
    'https://ash.example', 'https://ash.example/apply', null),
  ('ash-plain', 'Plain', 'Provider', false, '', null, null, null, 'continuous', null, null, null, null, '2026-10-01',
    null, null, null, null, null, null, null, null, null, null, 0, null, 'merit', null, 0, '', null, '2026-11-01', null,
    'Source', null, '2026-11-20'),
  ('invented', 'Sample', 'Provider', true, '', null, null, null, 'received', null, 30, null, null, null, 5, null, null,
    null, null, null, null, null, null, null, 0, null, 'merit', null, 0, '', null, null, 5, 'Source', null, null);
insert into scholarship_essay values
  ('ash-full', 2, 'Second', 50, null), ('ash-full', 1, 'Why "you"?', null, 500);
