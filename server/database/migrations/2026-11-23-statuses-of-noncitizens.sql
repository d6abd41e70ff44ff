-- The code for every other citizenship becomes two: noncitizens who can have federal loans, such as refugees, and
-- people with none of the statuses that are named. A rule that took both keeps taking both.

update loan_offer set citizenships = replace(citizenships, 'other', 'eligible_noncitizen,none');
update loan_offer set citizenships_with_cosigner = replace(citizenships_with_cosigner, 'other', 'eligible_noncitizen,none');
update scholarship set citizenships = replace(citizenships, 'other', 'eligible_noncitizen,none');
