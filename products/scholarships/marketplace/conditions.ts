import { addDays } from '#domain/dates.ts'
import { openOn } from '#domain/scholarships/open-on.ts'
import type { Comparison, Filter, FilterField } from '#domain/scholarships/scholarship-query.ts'
import type { MarketplaceSettings } from './settings.ts'

/** A condition of the list, and the facet that sets it, whose counts leave it out. */
export interface Condition {
  facet?: FilterField
  filter: Filter
}

/**
 * The conditions that the settings ask for. What expired is left out; what has no day never expires.
 * @param today 'YYYY-MM-DD'
 */
export function listConditions(settings: MarketplaceSettings, today: string): Condition[] {
  const facets: [FilterField, string | undefined][] = [
    ['level', settings.level],
    ['major', settings.major],
    ['state', settings.state],
    ['basis', settings.basis],
    ['data_use', settings.dataUse],
    ['essay', settings.withoutEssay ? 'false' : undefined],
    ['renewable', settings.onlyRenewable ? 'true' : undefined],
  ]
  return [
    { filter: openOn(today) },
    ...facets.flatMap(([facet, value]) =>
      value === undefined ? [] : [{ facet, filter: compare(facet, '=', value) }],
    ),
    ...(settings.minDollars === undefined
      ? []
      : [{ filter: compare('award_amount_high', '>=', settings.minDollars * 100) }]),
    ...(settings.within === undefined
      ? []
      : [{ filter: compare('deadline', '<=', addDays(today, Number(settings.within))) }]),
  ]
}

/** Returns the conditions as one filter, leaving out those of one facet. */
export function toFilter(conditions: readonly Condition[], except?: FilterField): Filter {
  return {
    kind: 'all',
    of: conditions.filter(({ facet }) => !facet || facet !== except).map(({ filter }) => filter),
  }
}

function compare(field: FilterField, comparison: Comparison, value: string | number): Filter {
  return { kind: 'compare', field, comparison, value }
}
