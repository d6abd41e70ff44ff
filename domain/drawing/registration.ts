import type { Source } from '#domain/award-years/source.ts'

/** A law that asks the sponsor of a drawing to register it above a total value of the prizes. */
interface RegistrationRule {
  state: string
  aboveCents: number
  appliesTo: string
  /** What we could not find out about it. */
  doubt?: string
  source: Source
}

const checkedOn = '2026-11-23'

/** The states whose registration rules set the largest award. No other state's rule was found. */
export const registrationRules: readonly RegistrationRule[] = [
  {
    state: 'New York',
    aboveCents: 500_000,
    appliesTo: 'Drawings that promote consumer products or services',
    source: {
      publisher: 'The New York State Senate',
      title: 'General Business Law, section 369-e',
      url: 'https://www.nysenate.gov/legislation/laws/GBS/369-E',
      checkedOn,
      readIn: 'https://www.nysenate.gov/legislation/laws/GBS/369-E',
    },
  },
  {
    state: 'Florida',
    aboveCents: 500_000,
    appliesTo: 'Drawings connected with the sale of consumer products or services',
    source: {
      publisher: 'Florida Department of Agriculture and Consumer Services',
      title: 'Game Promotions/Sweepstakes, on Florida Statutes, section 849.094',
      url: 'https://www.fdacs.gov/Business-Services/Game-Promotions-Sweepstakes',
      checkedOn,
      readIn:
        'https://web.archive.org/web/20220626092315/https://www.fdacs.gov/Business-Services/Game-Promotions-Sweepstakes',
    },
  },
  {
    state: 'Rhode Island',
    aboveCents: 50_000,
    appliesTo: 'Drawings that promote a retail store’s business',
    doubt:
      'We read this in a 2018 bill. A 2024 bill would have repealed it, and we could not confirm whether it is still law. Either way, we stay below that amount.',
    source: {
      publisher: 'Rhode Island General Assembly',
      title: 'General Laws, section 11-50-1, as printed in bill H 7738 of 2018',
      url: 'http://webserver.rilegislature.gov/BillText18/HouseText18/H7738.htm',
      checkedOn,
      readIn: 'http://webserver.rilegislature.gov/BillText18/HouseText18/H7738.htm',
    },
  },
]

/** The largest award in cents: at most the lowest of these values, even where its rule does not apply to us. */
export const largestAwardCents = Math.min(...registrationRules.map(({ aboveCents }) => aboveCents))
