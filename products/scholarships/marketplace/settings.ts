import { maxSearchCharacters } from '#app/shell/navigation.ts'
import { awardBases, dataUses, studyLevels } from '#domain/scholarships/scholarship.ts'
import type { Sort } from '#domain/scholarships/scholarship-query.ts'
import { usStates } from '#domain/states.ts'
import {
  choice,
  flag,
  parsed,
  parseWholeNumber,
  queryCodec,
  text,
  wholeNumber,
  withDefault,
} from '#kit/listing/query-codec.ts'
import { listParts } from './shown-part.ts'

export const sorts = {
  hour: { field: 'worth_per_hour', direction: 'DESC' },
  deadline: { field: 'deadline', direction: 'ASC' },
  award: { field: 'award_amount_high', direction: 'DESC' },
  newest: { field: 'created_at', direction: 'DESC' },
  gpa: { field: 'min_gpa', direction: 'ASC' },
} as const satisfies Record<string, Sort>
export type SortCode = keyof typeof sorts
export const sortCodes: SortCode[] = ['hour', 'deadline', 'award', 'newest', 'gpa']

/** How many days from today a deadline may be away. */
export const withinDays = ['7', '30', '90'] as const

export const { read: readSettings, write: toSettingsEntries } = queryCodec({
  words: text('q', maxSearchCharacters),
  level: choice('level', studyLevels),
  /** Two-digit CIP family. */
  major: parsed('major', (typed) => (/^\d\d$/.test(typed) ? typed : undefined)),
  state: choice(
    'state',
    usStates.map(({ abbreviation }) => abbreviation),
  ),
  basis: choice('basis', awardBases),
  dataUse: choice('data', dataUses),
  withoutEssay: flag('no-essay'),
  onlyRenewable: flag('renewable'),
  /** Whole dollars. */
  minDollars: parsed('least', (typed) =>
    parseWholeNumber(typed.replace(/[$,\s]/g, ''), { min: 1, max: 1_000_000 }),
  ),
  within: choice('within', withinDays),
  /** Which part of the list to show; see `toShown`. */
  fit: choice('fit', listParts),
  onlySaved: flag('saved'),
  sort: withDefault(choice('sort', sortCodes), 'hour'),
  /** One-based. */
  page: withDefault(wholeNumber('page', { min: 1, max: 100_000 }), 1),
})

/** What the list shows and in which order. It says nothing about who asks beyond what they choose here. */
export type MarketplaceSettings = ReturnType<typeof readSettings>
