import { formatDate } from '#domain/dates.ts'
import { type FoundScholarship, foundLimits } from '#domain/scholarships/found-scholarship.ts'
import { savedStatuses } from '#domain/scholarships/saved-status.ts'
import { type SignQuestion, signQuestions } from '#domain/scholarships/scam-signs.ts'
import { deadlineKinds } from '#domain/scholarships/scholarship.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { type ValueReader, valueReader } from '#kit/forms/value-reader.ts'
import { toLine, toLines } from '#kit/own-items/typed-text.ts'
import { foundText } from './found-messages.ts'
import { readLink } from './read-link.ts'

/** The numbers of the essays that the form has room for: 1, 2, and so on. */
export const essayNumbers = Array.from({ length: foundLimits.essays }, (_, at) => at + 1)

/** The names of the inputs of one essay. */
export function essayFields(number: number) {
  return { prompt: `essay${number}`, words: `essayWords${number}` } as const
}

const fieldNames = [
  ...([
    'name',
    'provider',
    'link',
    'lowestAward',
    'highestAward',
    'paid',
    'deadlineKind',
    'deadlineOn',
  ] as const),
  ...(['requirements', 'letters', 'hours', 'status'] as const),
  ...(Object.keys(signQuestions) as SignQuestion[]),
  ...essayNumbers.flatMap((number) => Object.values(essayFields(number))),
]

/** More than any field takes, so that what is too long is refused and not cut in silence. */
const maxLetters = 2 * foundLimits.requirements

/** Returns what was typed, to read and to show again. */
export function readTyped(form: URLSearchParams): Values {
  return Object.fromEntries(fieldNames.map((name) => [name, (form.get(name) ?? '').slice(0, maxLetters)]))
}

const { labels, problems: said } = foundText

/**
 * Reads a typed scholarship. An empty field is a fact that is not known; only the name is needed.
 * @param today `YYYY-MM-DD`
 */
export function readFoundForm(
  values: Values,
  today: string,
): { ok: true; own: FoundScholarship } | { ok: false; problems: readonly Problem[] } {
  const reader = valueReader(values)
  const { problems, refuse, typed, code } = reader
  const name = readLine(reader, 'name', labels.name, foundLimits.name)
  if (name === '') refuse('name', said.noName)
  const own: FoundScholarship = {
    name,
    provider: readLine(reader, 'provider', labels.provider, foundLimits.name),
    link: readAddress(reader),
    ...readAward(reader),
    paid: code('paid', ['once', 'yearly'] as const) ?? null,
    ...readDeadline(reader),
    requirements: limit(reader, 'requirements', labels.requirements, toLines(typed('requirements'))),
    essays: essayNumbers.flatMap((number) => readEssay(reader, number)),
    recommendationLetters: reader.whole('letters', labels.letters, [0, foundLimits.letters], null),
    effortHours: readHours(reader),
    ...readAnswers(reader),
    status: code('status', savedStatuses) ?? 'planned',
    enteredOn: today,
  }
  return problems.length === 0 ? { ok: true, own } : { ok: false, problems }
}

function readLine(reader: ValueReader, field: string, label: string, most: number): string {
  return limit(reader, field, label, toLine(reader.typed(field)), most)
}

function limit(
  { refuse }: ValueReader,
  field: string,
  label: string,
  text: string,
  most: number = foundLimits.requirements,
): string {
  if (text.length > most) refuse(field, said.long(label, most))
  return text
}

function readAddress({ typed, refuse }: ValueReader): string | null {
  const text = typed('link')
  if (text === '') return null
  const link = readLink(text)
  if (link === undefined) refuse('link', said.badLink)
  return link ?? null
}

function readAward(reader: ValueReader): Pick<FoundScholarship, 'awardLowCents' | 'awardHighCents'> {
  const money = (field: 'lowestAward' | 'highestAward') =>
    reader.typed(field) === '' ? null : reader.money(field, labels[field])
  const low = money('lowestAward')
  const high = money('highestAward')
  if (low !== null && high !== null && high < low) reader.refuse('highestAward', said.turned)
  // One amount alone is all there is; the highest alone leaves the lowest open.
  return { awardLowCents: low, awardHighCents: high ?? low }
}

function readDeadline(reader: ValueReader): Pick<FoundScholarship, 'deadlineKind' | 'deadlineOn'> {
  const deadlineKind = reader.code('deadlineKind', deadlineKinds) ?? null
  const deadlineOn = reader.day('deadlineOn', said.badDay) ?? null
  if (deadlineKind === 'continuous' && deadlineOn !== null) reader.refuse('deadlineOn', said.rollingDay)
  return { deadlineKind, deadlineOn }
}

function readEssay(reader: ValueReader, number: number): FoundScholarship['essays'] {
  const fields = essayFields(number)
  const label = foundText.essay(number)
  const prompt = readLine(reader, fields.prompt, label, foundLimits.prompt)
  const mostWords = readWords(reader, number)
  if (prompt !== '') return [{ prompt, mostWords }]
  if (mostWords !== null) reader.refuse(fields.prompt, said.noPrompt(number))
  return []
}

function readWords({ typed, refuse }: ValueReader, number: number): number | null {
  const { words } = essayFields(number)
  const text = typed(words).replace(/,|\s*words$/gi, '')
  if (text === '') return null
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (value >= 1 && value <= foundLimits.words) return value
  refuse(words, said.words(foundText.essayWords(number), foundLimits.words))
  return null
}

function readHours({ typed, refuse }: ValueReader): number | null {
  const text = typed('hours').replace(/\s*h(?:ours?)?$/i, '')
  if (text === '') return null
  const hours = /^\d{1,3}(?:\.\d{1,2})?$|^\.\d{1,2}$/.test(text) ? Number(text) : 0
  if (hours >= 0.25 && hours <= foundLimits.hours) return hours
  refuse('hours', said.hours(labels.hours, foundLimits.hours))
  return null
}

function readAnswers({ typed }: ValueReader): Pick<FoundScholarship, SignQuestion> {
  const answer = (question: SignQuestion) => {
    const text = typed(question)
    return text === 'yes' ? true : text === 'no' ? false : null
  }
  return {
    costsMoney: answer('costsMoney'),
    asksForAccount: answer('asksForAccount'),
    asksForSsn: answer('asksForSsn'),
    isGuaranteed: answer('isGuaranteed'),
    isSelected: answer('isSelected'),
    hasContactedMe: answer('hasContactedMe'),
  }
}

/** Returns a scholarship as it would be typed, to change it. */
export function toTyped(own: FoundScholarship): Values {
  const number = (value: number | null) => (value === null ? '' : String(value))
  const dollars = (cents: number | null) =>
    cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  const yesNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no')
  const isOneAmount = own.awardLowCents === own.awardHighCents
  return {
    name: own.name,
    provider: own.provider,
    link: own.link ?? '',
    lowestAward: dollars(own.awardLowCents),
    highestAward: isOneAmount ? '' : dollars(own.awardHighCents),
    paid: own.paid ?? '',
    deadlineKind: own.deadlineKind ?? '',
    deadlineOn: own.deadlineOn === null ? '' : formatDate(own.deadlineOn, 'MM/DD/YYYY'),
    requirements: own.requirements,
    letters: number(own.recommendationLetters),
    hours: number(own.effortHours),
    status: own.status,
    ...Object.fromEntries(
      (Object.keys(signQuestions) as SignQuestion[]).map((question) => [question, yesNo(own[question])]),
    ),
    ...Object.fromEntries(
      own.essays.flatMap(({ prompt, mostWords }, at) => {
        const fields = essayFields(at + 1)
        return [
          [fields.prompt, prompt],
          [fields.words, number(mostWords)],
        ]
      }),
    ),
  }
}
