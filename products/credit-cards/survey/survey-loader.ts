import { isDeepStrictEqual } from 'node:util'
import type { CardPlan, CardSurvey } from '#domain/cards/survey-plan.ts'
import { todayInNewYork } from '#domain/dates.ts'
import type { CatalogLoader, LoadOptions } from '#kit/catalog/catalog-loader.ts'
import { waitForOtherLoads } from '#kit/catalog/load-items.ts'
import { dryRunLine, many, type Report, refusedFile } from '#kit/catalog/report.ts'
import type { Write } from '#server/database/store.ts'
import { readLoadedSurvey, surveyTopic } from './card-survey.ts'
import { isSurvey, readSurvey, type SurveyRead } from './read-survey.ts'

/** The Bureau's own file states what is loaded, so there is nothing to export. */
export const surveyLoader: CatalogLoader = {
  things: 'the survey of card terms',
  documentation: 'docs/card-survey.md',
  recognizes: isSurvey,
  load: loadSurvey,
  exports: [],
}

/** A file with fewer plans than this percentage of those in use is probably cut off. */
const minPercentOfCurrent = 80

interface Outcome {
  problem?: string
  /** The day of the survey in use, if it is newer than the given one, which is the problem then. */
  newerInUse?: string
  added: number
  changed: number
  removed: number
}

type Taken =
  | { ok: true; read: Extract<SurveyRead, { ok: true }>; outcome: Outcome }
  | { ok: false; problems: string[]; newerInUse?: string }

async function loadSurvey(
  options: LoadOptions,
  { file, isDryRun }: { file: string; isDryRun: boolean },
): Promise<Report> {
  const taken = await takeSurvey({ ...options, isDryRun })
  return taken.ok ? report(taken.read, taken.outcome, isDryRun) : refusedFile(file, taken.problems)
}

/**
 * Checks a survey and makes it the one in use, whole and in one transaction. One that says what is stored already
 * changes nothing.
 */
export async function takeSurvey(options: LoadOptions): Promise<Taken> {
  const { opened, database, now, takesOlder = false, isDryRun = false } = options
  if (!opened.ok) return opened
  const read = readSurvey(opened.file, todayInNewYork(now))
  if (!read.ok) return read
  const outcome = isDryRun
    ? await database.snapshot(async (tx) => compare(read.survey, await readLoadedSurvey(tx), takesOlder))
    : await database.write(async (tx) => {
        await waitForOtherLoads(tx, [surveyTopic])
        const planned = compare(read.survey, await readLoadedSurvey(tx), takesOlder)
        if (planned.problem !== undefined || !isChange(planned)) return planned
        await replace(tx, read.survey, now)
        await database.changed(tx, surveyTopic)
        return planned
      })
  const { problem, newerInUse } = outcome
  return problem === undefined ? { ok: true, read, outcome } : { ok: false, problems: [problem], newerInUse }
}

function compare(given: CardSurvey, stored: CardSurvey | undefined, takesOlder: boolean): Outcome {
  const before = new Map(stored?.plans.map((plan) => [plan.id, plan]))
  const dated = stored?.surveyedOn === given.surveyedOn
  const isChanged = (plan: CardPlan) => before.has(plan.id) && !isDeepStrictEqual(plan, before.get(plan.id))
  const outcome = {
    added: given.plans.filter(({ id }) => !before.has(id)).length,
    // A newer survey says every plan anew.
    changed: given.plans.filter((plan) => (dated ? isChanged(plan) : before.has(plan.id))).length,
    removed: before.size - given.plans.filter(({ id }) => before.has(id)).length,
  }
  if (stored === undefined || takesOlder) return outcome
  if (given.surveyedOn < stored.surveyedOn)
    return {
      ...outcome,
      newerInUse: stored.surveyedOn,
      problem: `This survey, dated ${given.surveyedOn}, is older than the one in use, dated ${stored.surveyedOn}: add --force to go back to it.`,
    }
  if (given.plans.length * 100 < before.size * minPercentOfCurrent)
    return {
      ...outcome,
      problem: `The file has ${given.plans.length} plans, but ${before.size} are in use: add --force if the file is complete.`,
    }
  return outcome
}

/** Whether a load changes anything. */
export function isChange({ added, changed, removed }: Outcome): boolean {
  return added + changed + removed > 0
}

async function replace(tx: Write, { surveyedOn, plans }: CardSurvey, now: Date): Promise<void> {
  await tx.deleteFrom('card_survey').execute()
  const row = {
    surveyed_on: surveyedOn,
    plans: JSON.stringify(plans),
    plan_count: plans.length,
    loaded_at: now,
  }
  await tx.insertInto('card_survey').values(row).execute()
}

function report(
  { survey, refused, leftOutCount }: Extract<SurveyRead, { ok: true }>,
  outcome: Outcome,
  isDryRun: boolean,
): Report {
  const { surveyedOn, plans } = survey
  const institutions = new Set(plans.map(({ institution }) => institution)).size
  const refusedRows = new Set(refused.map(({ at }) => at)).size
  return {
    done: [
      `Survey dated ${surveyedOn}: ${many(plans.length, 'plan')} from ${many(institutions, 'institution')}.`,
      isChange(outcome)
        ? `${many(outcome.added, 'plan')} added, ${outcome.changed} changed, ${outcome.removed} removed.`
        : 'No changes from the survey in use.',
      ...(leftOutCount > 0
        ? [`${many(leftOutCount, 'plan')} left out: for businesses, by invitation, or for selected people.`]
        : []),
      ...(isDryRun ? [dryRunLine] : []),
    ],
    problems: [
      ...refused.map(({ at, text }) => `${at}: ${text}.`),
      ...(refusedRows > 0 ? [`${many(refusedRows, 'plan')} rejected.`] : []),
    ],
    exitCode: refusedRows > 0 ? 2 : 0,
  }
}
