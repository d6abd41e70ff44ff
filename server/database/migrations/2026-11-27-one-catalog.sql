-- The items of all catalogs in one table, each with its facts as JSON, because nothing ever asks for a fact of one
-- by SQL: whole catalogs are opened into memory. What is only ever added, such as rates, is also a version. Samples
-- are left out; the next start fills them in again.

create table catalog_item (
  kind text not null check (kind in ('loan_offer', 'credit_card', 'scholarship')),
  id text not null check (id <> ''),
  line text not null check (line <> ''),
  seller_id text,
  is_sample boolean not null,
  withdrawn_on date,
  body text not null check (body <> ''),
  primary key (kind, id)
);

create index catalog_item_line on catalog_item (line, withdrawn_on, is_sample);

create table catalog_version (
  kind text not null,
  item_id text not null,
  number integer not null check (number >= 1),
  body text not null check (body <> ''),
  loaded_at timestamptz not null,
  primary key (kind, item_id, number),
  foreign key (kind, item_id) references catalog_item (kind, id) on delete cascade
);

insert into catalog_item (kind, id, line, seller_id, is_sample, withdrawn_on, body)
select 'loan_offer', offer.id, offer.product_line, offer.lender_id, false, offer.withdrawn_on,
  '{"product":' || '"' || replace(replace(offer.product, '\', '\\'), '"', '\"') || '"' ||
  ',"rateType":' || '"' || offer.rate_type || '"' ||
  ',"lowestRatePercent":' || cast(rate.lowest_percent as text) ||
  ',"highestRatePercent":' || cast(rate.highest_percent as text) ||
  ',"rateCapPercent":' || coalesce(cast(rate.cap_percent as text), 'null') ||
  ',"rateSeenOn":' || '"' || cast(rate.seen_on as text) || '"' ||
  ',"rateIndex":' || '"' || replace(replace(offer.rate_index, '\', '\\'), '"', '\"') || '"' ||
  ',"isHigherWithoutCosigner":' || case when offer.is_higher_without_cosigner is null then 'null' when offer.is_higher_without_cosigner then 'true' else 'false' end ||
  ',"autopayDiscountPercent":' || cast(offer.autopay_discount_percent as text) ||
  ',"floorConditions":' || '"' || replace(replace(offer.floor_conditions, '\', '\\'), '"', '\"') || '"' ||
  ',"floorMinimumScore":' || coalesce(cast(offer.floor_minimum_score as text), 'null') ||
  ',"floorScoreOf":' || '"' || offer.floor_score_of || '"' ||
  ',"termsMonths":' || '[' || offer.terms_months || ']' ||
  ',"minimumCents":' || cast(offer.minimum_cents as text) ||
  ',"maximumCents":' || coalesce(cast(offer.maximum_cents as text), 'null') ||
  ',"originationFeePercent":' || cast(offer.origination_fee_percent as text) ||
  ',"applicationFeeCents":' || cast(offer.application_fee_cents as text) ||
  ',"lateFeePercent":' || coalesce(cast(offer.late_fee_percent as text), 'null') ||
  ',"lateFeeCents":' || coalesce(cast(offer.late_fee_cents as text), 'null') ||
  ',"returnedPaymentFeeCents":' || coalesce(cast(offer.returned_payment_fee_cents as text), 'null') ||
  ',"graceMonths":' || cast(offer.grace_months as text) ||
  ',"repaymentOptions":' || '[' || (
      select string_agg('{"choice":"' || choice || '","flatPaymentCents":' || cast(flat_payment_cents as text) ||
        ',"capitalization":"' || capitalization || '"}', ','
        order by case choice when 'immediate' then 1 when 'interest_only' then 2 when 'flat' then 3 else 4 end)
      from loan_repayment_option where offer_id = offer.id) || ']' ||
  ',"cosignerReleaseAfterPayments":' || coalesce(cast(offer.cosigner_release_after_payments as text), 'null') ||
  ',"cosignerReleaseConditions":' || '"' || replace(replace(offer.cosigner_release_conditions, '\', '\\'), '"', '\"') || '"' ||
  ',"hardshipMonths":' || coalesce(cast(offer.hardship_months as text), 'null') ||
  ',"applyBy":' || coalesce('"' || cast(offer.apply_by as text) || '"', 'null') ||
  ',"applyUrl":' || coalesce('"' || replace(replace(offer.apply_url, '\', '\\'), '"', '\"') || '"', 'null') ||
  ',"rules":' || 
    '{"borrowers":' || case when offer.borrowers is null then 'null' when offer.borrowers = '' then '[]' else '["' || replace(offer.borrowers, ',', '","') || '"]' end ||
    ',"states":' || case when offer.states_only is not null then '{"only":' || case when offer.states_only = '' then '[]' else '["' || replace(offer.states_only, ',', '","') || '"]' end || '}'
      when offer.states_except is not null then '{"except":' || case when offer.states_except = '' then '[]' else '["' || replace(offer.states_except, ',', '","') || '"]' end || '}' else 'null' end ||
    ',"citizenships":' || case when offer.citizenships is null then 'null' when offer.citizenships = '' then '[]' else '["' || replace(offer.citizenships, ',', '","') || '"]' end ||
    ',"citizenshipsWithCosigner":' || case when offer.citizenships_with_cosigner = '' then '[]' else '["' || replace(offer.citizenships_with_cosigner, ',', '","') || '"]' end ||
    ',"degrees":' || case when offer.degrees is null then 'null' when offer.degrees = '' then '[]' else '["' || replace(offer.degrees, ',', '","') || '"]' end ||
    ',"schoolControls":' || case when offer.school_controls is null then 'null' when offer.school_controls = '' then '[]' else '["' || replace(offer.school_controls, ',', '","') || '"]' end ||
    ',"schoolLevels":' || case when offer.school_levels is null then 'null' when offer.school_levels = '' then '[]' else '["' || replace(offer.school_levels, ',', '","') || '"]' end ||
    ',"minimumEnrollment":' || coalesce('"' || offer.minimum_enrollment || '"', 'null') ||
    ',"minimumScore":' || coalesce(cast(offer.minimum_score as text), 'null') ||
    ',"minimumIncomeCents":' || coalesce(cast(offer.minimum_income_cents as text), 'null') ||
    ',"cosigner":' || '"' || offer.cosigner || '"' ||
    ',"minorWithCosigner":' || case when offer.minor_with_cosigner is null then 'null' when offer.minor_with_cosigner then 'true' else 'false' end ||
    ',"refinance":' || case when offer.product_line = 'student-loans' then 'null' else
      '{"loans":' || case when offer.refinances is null then 'null' when offer.refinances = '' then '[]' else '["' || replace(offer.refinances, ',', '","') || '"]' end ||
      ',"visaStatuses":' || case when offer.visa_statuses is null then 'null' when offer.visa_statuses = '' then '[]' else '["' || replace(offer.visa_statuses, ',', '","') || '"]' end ||
      ',"minimumEducation":' || coalesce('"' || offer.minimum_education || '"', 'null') ||
      ',"graduateDegrees":' || case when offer.graduate_degrees is null then 'null' when offer.graduate_degrees = '' then '[]' else '["' || replace(offer.graduate_degrees, ',', '","') || '"]' end ||
      ',"schoolYears":' || case when offer.school_years is null then 'null' when offer.school_years = '' then '[]' else '["' || replace(offer.school_years, ',', '","') || '"]' end ||
      ',"employments":' || case when offer.employments is null then 'null' when offer.employments = '' then '[]' else '["' || replace(offer.employments, ',', '","') || '"]' end ||
      ',"jobStartsWithinDays":' || coalesce(cast(offer.job_starts_within_days as text), 'null') || '}'
    end || '}' || '}'
from loan_offer as offer
  join lender on lender.id = offer.lender_id
  join loan_rate as rate on rate.offer_id = offer.id and rate.number = (
    select max(number) from loan_rate as each where each.offer_id = offer.id)
where not lender.is_sample;

insert into catalog_version (kind, item_id, number, body, loaded_at)
select 'loan_offer', rate.offer_id, rate.number,
  '{"lowestRatePercent":' || cast(rate.lowest_percent as text) ||
  ',"highestRatePercent":' || cast(rate.highest_percent as text) ||
  ',"rateCapPercent":' || coalesce(cast(rate.cap_percent as text), 'null') ||
  ',"rateSeenOn":' || '"' || cast(rate.seen_on as text) || '"' || '}',
  rate.loaded_at
from loan_rate as rate
  join catalog_item as item on item.kind = 'loan_offer' and item.id = rate.offer_id;

insert into catalog_item (kind, id, line, seller_id, is_sample, withdrawn_on, body)
select 'credit_card', card.id, 'credit-cards', card.issuer_id, false, card.withdrawn_on,
  '{"name":' || '"' || replace(replace(card.name, '\', '\\'), '"', '\"') || '"' ||
  ',"types":' || case when card.types = '' then '[]' else '["' || replace(card.types, ',', '","') || '"]' end ||
  ',"annualFeeCents":' || cast(card.annual_fee_cents as text) ||
  ',"firstYearFeeCents":' || coalesce(cast(card.first_year_fee_cents as text), 'null') ||
  ',"purchaseApr":' || '{"lowestPercent":' || cast(rate.purchase_lowest_percent as text) || ',"highestPercent":' || cast(rate.purchase_highest_percent as text) || '}' ||
  ',"transferApr":' || coalesce('{"lowestPercent":' || cast(rate.transfer_lowest_percent as text) || ',"highestPercent":' || cast(rate.transfer_highest_percent as text) || '}', 'null') ||
  ',"cashAdvanceAprPercent":' || coalesce(cast(rate.cash_advance_percent as text), 'null') ||
  ',"penaltyAprPercent":' || coalesce(cast(rate.penalty_percent as text), 'null') ||
  ',"termsSeenOn":' || '"' || cast(rate.seen_on as text) || '"' ||
  ',"transferFee":' || coalesce('{"percent":' || cast(card.transfer_fee_percent as text) || ',"leastCents":' || cast(card.transfer_fee_least_cents as text) || '}', 'null') ||
  ',"cashAdvanceFee":' || coalesce('{"percent":' || cast(card.cash_advance_fee_percent as text) || ',"leastCents":' || cast(card.cash_advance_fee_least_cents as text) || '}', 'null') ||
  ',"promotions":' || '[' || coalesce('{"on":"purchases","aprPercent":' || cast(card.purchase_intro_percent as text) || ',"months":' || cast(card.purchase_intro_months as text) || '}', '') ||
    case when card.purchase_intro_percent is not null and card.transfer_intro_percent is not null then ',' else '' end ||
    coalesce('{"on":"balance_transfers","aprPercent":' || cast(card.transfer_intro_percent as text) || ',"months":' || cast(card.transfer_intro_months as text) || '}', '') || ']' ||
  ',"graceDays":' || coalesce(cast(card.grace_days as text), 'null') ||
  ',"minimumPayment":' || coalesce('{"floorCents":' || cast(card.minimum_payment_floor_cents as text) ||
    ',"percentOfBalance":' || cast(card.minimum_payment_percent as text) ||
    ',"addsInterest":' || case when card.minimum_payment_adds_interest then 'true' else 'false' end || '}', 'null') ||
  ',"foreignFeePercent":' || cast(card.foreign_fee_percent as text) ||
  ',"lateFeeCents":' || cast(card.late_fee_cents as text) ||
  ',"returnedPaymentFeeCents":' || coalesce(cast(card.returned_payment_fee_cents as text), 'null') ||
  ',"deposit":' || coalesce('{"leastCents":' || cast(card.deposit_least_cents as text) ||
    ',"mostCents":' || coalesce(cast(card.deposit_most_cents as text), 'null') || '}', 'null') ||
  ',"rewards":' || coalesce('{"basePointsPerDollar":' || cast(card.base_points_per_dollar as text) ||
    ',"centsAPoint":' || coalesce(cast(card.cents_a_point as text), 'null') || ',"categories":[' || coalesce((
      select string_agg('{"categories":' || case when categories = '' then '[]' else '["' || replace(categories, ',', '","') || '"]' end ||
        ',"pointsPerDollar":' || cast(points_per_dollar as text) ||
        ',"cap":' || coalesce('{"spendCents":' || cast(cap_spend_cents as text) || ',"period":"' || cap_period || '"}', 'null') ||
        ',"months":' || coalesce('[' || months || ']', 'null') ||
        ',"needsActivation":' || case when needs_activation then 'true' else 'false' end || '}', ',' order by number)
      from credit_card_reward where card_id = card.id), '') || ']}', 'null') ||
  ',"credits":' || '[' || coalesce((
    select string_agg('{"name":' || '"' || replace(replace(name, '\', '\\'), '"', '\"') || '"' || ',"category":"' || category ||
      '","cents":' || cast(cents as text) || ',"period":"' || period || '"}', ',' order by number)
    from credit_card_credit where card_id = card.id), '') || ']' ||
  ',"bonus":' || coalesce('{"cents":' || cast(card.bonus_cents as text) || ',"spendCents":' || cast(card.bonus_spend_cents as text) ||
    ',"withinMonths":' || cast(card.bonus_within_months as text) || '}', 'null') ||
  ',"creditBand":' || coalesce('"' || card.credit_band || '"', 'null') ||
  ',"isForStudents":' || case when card.is_for_students then 'true' else 'false' end ||
  ',"takesCosigner":' || case when card.takes_cosigner is null then 'null' when card.takes_cosigner then 'true' else 'false' end ||
  ',"takesItin":' || case when card.takes_itin is null then 'null' when card.takes_itin then 'true' else 'false' end ||
  ',"reportsTo":' || case when card.reports_to = '' then '[]' else '["' || replace(card.reports_to, ',', '","') || '"]' end ||
  ',"applyUrl":' || coalesce('"' || replace(replace(card.apply_url, '\', '\\'), '"', '\"') || '"', 'null') || '}'
from credit_card as card
  join card_issuer on card_issuer.id = card.issuer_id
  join credit_card_rate as rate on rate.card_id = card.id and rate.number = (
    select max(number) from credit_card_rate as each where each.card_id = card.id)
where not card_issuer.is_sample;

insert into catalog_version (kind, item_id, number, body, loaded_at)
select 'credit_card', rate.card_id, rate.number,
  '{"purchaseApr":' || '{"lowestPercent":' || cast(rate.purchase_lowest_percent as text) || ',"highestPercent":' || cast(rate.purchase_highest_percent as text) || '}' ||
  ',"transferApr":' || coalesce('{"lowestPercent":' || cast(rate.transfer_lowest_percent as text) || ',"highestPercent":' || cast(rate.transfer_highest_percent as text) || '}', 'null') ||
  ',"cashAdvanceAprPercent":' || coalesce(cast(rate.cash_advance_percent as text), 'null') ||
  ',"penaltyAprPercent":' || coalesce(cast(rate.penalty_percent as text), 'null') ||
  ',"termsSeenOn":' || '"' || cast(rate.seen_on as text) || '"' || '}',
  rate.loaded_at
from credit_card_rate as rate
  join catalog_item as item on item.kind = 'credit_card' and item.id = rate.card_id;

insert into catalog_item (kind, id, line, seller_id, is_sample, withdrawn_on, body)
select 'scholarship', one.id, 'scholarships', null, false, one.withdrawn_on,
  '{"name":' || '"' || replace(replace(one.name, '\', '\\'), '"', '\"') || '"' ||
  ',"provider":' || '"' || replace(replace(one.provider, '\', '\\'), '"', '\"') || '"' ||
  ',"about":' || '"' || replace(replace(one.about, '\', '\\'), '"', '\"') || '"' ||
  ',"awardLowCents":' || coalesce(cast(one.award_low_cents as text), 'null') ||
  ',"awardHighCents":' || coalesce(cast(one.award_high_cents as text), 'null') ||
  ',"awards":' || coalesce(cast(one.awards as text), 'null') ||
  ',"deadline":' || 
    '{"kind":' || '"' || one.deadline_kind || '"' ||
    ',"on":' || coalesce('"' || cast(one.deadline_on as text) || '"', 'null') ||
    ',"time":' || coalesce('"' || one.deadline_time || '"', 'null') ||
    ',"timeZone":' || coalesce('"' || one.deadline_time_zone || '"', 'null') || '}' ||
  ',"createdOn":' || '"' || cast(one.created_on as text) || '"' ||
  ',"requirements":' || 
    '{"levels":' || case when one.levels is null then 'null' when one.levels = '' then '[]' else '["' || replace(one.levels, ',', '","') || '"]' end ||
    ',"majors":' || case when one.majors is null then 'null' when one.majors = '' then '[]' else '["' || replace(one.majors, ',', '","') || '"]' end ||
    ',"states":' || case when one.states is null then 'null' when one.states = '' then '[]' else '["' || replace(one.states, ',', '","') || '"]' end ||
    ',"opeids":' || case when one.opeids is null then 'null' when one.opeids = '' then '[]' else '["' || replace(one.opeids, ',', '","') || '"]' end ||
    ',"leastGpa":' || coalesce(cast(one.least_gpa as text), 'null') ||
    ',"enrollment":' || coalesce('"' || one.enrollment || '"', 'null') ||
    ',"memberships":' || case when one.memberships is null then 'null' when one.memberships = '' then '[]' else '["' || replace(one.memberships, ',', '","') || '"]' end ||
    ',"citizenships":' || case when one.citizenships is null then 'null' when one.citizenships = '' then '[]' else '["' || replace(one.citizenships, ',', '","') || '"]' end ||
    ',"demographics":' || case when one.demographics is null then 'null' when one.demographics = '' then '[]' else '["' || replace(one.demographics, ',', '","') || '"]' end || '}' ||
  ',"essays":' || '[' || coalesce((
    select string_agg('{"prompt":' || '"' || replace(replace(prompt, '\', '\\'), '"', '\"') || '"' || ',"leastWords":' || coalesce(cast(least_words as text), 'null') ||
      ',"mostWords":' || coalesce(cast(most_words as text), 'null') || '}', ',' order by number)
    from scholarship_essay where scholarship_id = one.id), '') || ']' ||
  ',"recommendationLetters":' || cast(one.recommendation_letters as text) ||
  ',"effortHours":' || coalesce(cast(one.effort_hours as text), 'null') ||
  ',"basis":' || '"' || one.basis || '"' ||
  ',"applicants":' || coalesce(cast(one.applicants as text), 'null') ||
  ',"renewableYears":' || cast(one.renewable_years as text) ||
  ',"asksFor":' || case when one.asks_for = '' then '[]' else '["' || replace(one.asks_for, ',', '","') || '"]' end ||
  ',"dataUse":' || coalesce('"' || one.data_use || '"', 'null') ||
  ',"lastCheckedOn":' || '"' || cast(one.last_checked_on as text) || '"' ||
  ',"source":' || '"' || replace(replace(one.source, '\', '\\'), '"', '\"') || '"' ||
  ',"applyUrl":' || coalesce('"' || replace(replace(one.apply_url, '\', '\\'), '"', '\"') || '"', 'null') || '}'
from scholarship as one
where not one.is_sample;

delete from lender where is_sample;
delete from card_issuer where is_sample;
drop table loan_repayment_option;
drop table loan_rate;
drop table loan_offer;
drop table credit_card_reward;
drop table credit_card_credit;
drop table credit_card_rate;
drop table credit_card;
drop table scholarship_essay;
drop table scholarship;
