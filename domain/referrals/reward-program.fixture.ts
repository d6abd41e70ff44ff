/** A row of a program that rewards refer to. */
export const rewardProgram = {
  id: 'one',
  opens_on: '2026-01-01',
  closes_on: '2026-12-31',
  amount_cents: 1_000,
  budget: 10,
  per_month: 5,
  in_all: 10,
  terms_version: '1',
  gives: 'digital gift card',
  sponsor_name: 'Bursar',
  sponsor_address: '1 Main Street, Springfield, IL 62701',
}
