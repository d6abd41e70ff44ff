import type { RewardProgram } from '#domain/referrals/reward.ts'

/** A program from January 4 through February 1, 2027. */
export const program: RewardProgram = {
  id: '2027-spring',
  opensOn: '2027-01-04',
  closesOn: '2027-02-01',
  amountCents: 2_500,
  budget: 100,
  perMonth: 5,
  inAll: 20,
  termsVersion: '2027-01',
  gives: 'digital gift card',
  sponsor: { name: 'Bursar LLC', postalAddress: '100 Main Street, Springfield, IL 62701' },
}
