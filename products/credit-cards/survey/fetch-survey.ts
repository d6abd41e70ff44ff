// cspell:ignore openxmlformats officedocument spreadsheetml
import {
  type FetchOptions,
  type FetchOutcome,
  fetchAndLoad,
  type LoadOutcome,
} from '#kit/catalog/fetch-and-load.ts'
import { readWorkbookInWorker } from '#kit/catalog/read-workbook-in-worker.ts'
import { many } from '#kit/catalog/report.ts'
import { openFileOrWorkbook } from '#kit/catalog/workbook.ts'
import type { Database } from '#server/database/database.ts'
import { isChange, takeSurvey } from './survey-loader.ts'

/**
 * Downloads the survey of card terms and makes it the one in use, with the refusals of a load by hand: it never replaces a
 * survey of a later half-year. Never throws.
 */
export function fetchCardSurvey(options: FetchOptions): Promise<FetchOutcome> {
  const { database, now, signal } = options
  return fetchAndLoad(options, {
    name: 'Card survey',
    accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, text/csv, */*;q=0.1',
    otherwise: 'We’re keeping the current survey.',
    command: 'npm run catalog:load -- FILE',
    current: () => describeLoaded(database),
    async load({ bytes }): Promise<LoadOutcome> {
      const opened = await openFileOrWorkbook(bytes, readWorkbookInWorker(signal))
      const taken = await takeSurvey({ database, opened, now: now() })
      if (taken.ok) {
        const { surveyedOn, plans } = taken.read.survey
        const what = `survey of ${surveyedOn}, ${many(plans.length, 'plan')}`
        if (!isChange(taken.outcome)) return { outcome: 'present', message: `${what}.` }
        const refused = new Set(taken.read.refused.map(({ at }) => at)).size
        const rows = refused > 0 ? `, ${many(refused, 'row')} rejected` : ''
        return { outcome: 'loaded', message: `${what} loaded${rows}.` }
      }
      if (taken.newerInUse !== undefined)
        return {
          outcome: 'present',
          message: `the survey in use, dated ${taken.newerInUse}, is newer than the official file, so we’re keeping it.`,
        }
      // The last of many says how many there are.
      const problems = taken.problems.filter((_, at, all) => at < 3 || at === all.length - 1)
      return { outcome: 'failed', message: `the official file was rejected. ${problems.join(' ')}` }
    },
  })
}

/** A loaded survey isn't final: the Bureau corrects its files, and a setting can name a newer one. */
async function describeLoaded({ read }: Database) {
  const loaded = await read
    .selectFrom('card_survey')
    .select(['surveyed_on', 'plan_count'])
    .orderBy('surveyed_on', 'desc')
    .executeTakeFirst()
  if (!loaded) return undefined
  return { message: `survey of ${loaded.surveyed_on}, ${many(loaded.plan_count, 'plan')}.`, isFinal: false }
}
