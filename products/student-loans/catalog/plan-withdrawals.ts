import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { isListed, type KeptItems } from '#kit/catalog/plan-rows.ts'
import type { LenderPlan } from './plan-lenders.ts'
import type { Withdrawal } from './read-lender-file.ts'

/** Plans a file of withdrawals. Other offers of their lenders stay as they are. */
export function planWithdrawals(
  withdrawals: readonly Withdrawal[],
  { real, kept }: { real: readonly { id: string; name: string }[]; kept: KeptItems<LoanOffer> },
): LenderPlan[] {
  const names = new Map(real.map(({ id, name }) => [id, name]))
  const lenderOf = ({ offerId, lenderId }: Withdrawal) =>
    offerId === '' ? lenderId : (kept.get(offerId)?.item.lenderId ?? offerId)
  return [...Map.groupBy(withdrawals, lenderOf)].map(([id, named]): LenderPlan => {
    const name = names.get(id)
    const problems = named.flatMap((each) => findProblem(each, { kept, isKnown: name !== undefined }))
    if (name === undefined || problems.length > 0) return { status: 'refused', id, problems }
    const isMeant = ({ id: offerId, lenderId }: LoanOffer) =>
      lenderId === id && named.some((each) => each.offerId === '' || each.offerId === offerId)
    const meant = [...kept.values()].filter(({ item }) => isMeant(item))
    const withdrawn = meant.filter(isListed).map(({ item }) => item.id)
    return {
      status: 'loaded',
      id,
      name,
      nameBefore: null,
      written: [],
      withdrawn,
      unchangedCount: meant.length - withdrawn.length,
      warnings: [],
    }
  })
}

function findProblem(
  { at, offerId, lenderId }: Withdrawal,
  { kept, isKnown }: { kept: KeptItems<LoanOffer>; isKnown: boolean },
): { at: string; text: string }[] {
  if (offerId === '')
    return isKnown
      ? []
      : [{ at, text: `lender_id "${lenderId}" is not in the catalog: there is nothing to withdraw` }]
  const owner = kept.get(offerId)?.item.lenderId
  if (owner === undefined)
    return [{ at, text: `offer_id "${offerId}" is not in the catalog: there is nothing to withdraw` }]
  return lenderId === '' || lenderId === owner
    ? []
    : [{ at, text: `offer_id "${offerId}" belongs to ${owner}, not to ${lenderId}` }]
}
