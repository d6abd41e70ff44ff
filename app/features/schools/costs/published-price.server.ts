import type { SchoolOption } from '#app/features/schools/school-option.ts'
import { toSchoolPath } from '#app/features/schools/school-path.ts'
import type { Services } from '#app/services.ts'
import { fullCostDollars } from '#domain/school-costs/aid-breaks.ts'
import { formatOrigin, toRange } from './format-figure.ts'

/** What a school last published as its price of a year, to stand where a cost is asked. */
export interface PublishedPrice {
  text: string
  /** The page of the school, with the parts of the price. */
  to: string
}

/** Returns the price of a year before aid, for every residency and living situation; undefined if it is not published. */
export async function findPublishedPrice(
  { schoolCosts }: Pick<Services, 'schoolCosts'>,
  school: SchoolOption,
): Promise<PublishedPrice | undefined> {
  const [costs = {}] = await schoolCosts.find([school.unitid])
  const range = fullCostDollars(costs)
  // The prices are sums with this figure's year and publication.
  const { tuitionInState } = costs
  if (!range || !tuitionInState) return undefined
  const price = toRange([range.lowest, range.highest])
  return {
    text: `${school.name}: ${price} for a year before any aid, depending on residency and living situation (${formatOrigin(tuitionInState)}).`,
    to: toSchoolPath(school),
  }
}
