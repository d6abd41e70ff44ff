import { type SurveyMedians, surveyMedians } from '#domain/cards/survey-medians.ts'
import { type CardSurvey, cardSurveySchema } from '#domain/cards/survey-plan.ts'
import { readUntilChange } from '#kit/catalog/open-catalog.ts'
import type { Database } from '#server/database/database.ts'
import { openBundledSurvey } from './bundled-survey.ts'

/** The topic of changes to the loaded survey. Pages that show it depend on it. */
export const surveyTopic = 'card_survey'

export interface ReadCardSurvey extends CardSurvey {
  medians: SurveyMedians
  /** Whether these are the plans bundled with the project, which are a part of their survey. */
  isBundled: boolean
}

/** The survey of card terms, in memory: the loaded one, else the bundled plans. */
export interface CardSurveyReader {
  /** Returns the same value until another survey is loaded, by any process. */
  read(): Promise<ReadCardSurvey>
}

export function openCardSurvey(database: Database): CardSurveyReader {
  return {
    read: readUntilChange(database, [surveyTopic], async (tx) => {
      const loaded = await readLoadedSurvey(tx)
      const survey = loaded ?? (await openBundledSurvey())
      return { ...survey, medians: surveyMedians(survey.plans), isBundled: loaded === undefined }
    }),
  }
}

/** @throws when the stored plans do not fit their schema */
export async function readLoadedSurvey(
  db: Pick<Database['read'], 'selectFrom'>,
): Promise<CardSurvey | undefined> {
  const row = await db
    .selectFrom('card_survey')
    .select(['surveyed_on', 'plans'])
    .orderBy('surveyed_on', 'desc')
    .executeTakeFirst()
  return row && cardSurveySchema.parse({ surveyedOn: row.surveyed_on, plans: JSON.parse(row.plans) })
}
