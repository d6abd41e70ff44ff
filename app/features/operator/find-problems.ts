import type { FiguresReport, StoredFigures } from './figures.ts'
import { formatMoment } from './format-moment.ts'
import { operatorText } from './operator-messages.ts'

/** `bad`: something does not work now. `warn`: it will not for long. */
export interface SiteProblem {
  tone: 'bad' | 'warn'
  text: string
}

const SLOW_DATABASE_MS = 500
const LONG_QUEUE = 50
const FULL_SHARE = 0.8
const LONG_DELAY_MS = 250
const MAIL_WAIT_MS = 3600 * 1000

const { problems: words } = operatorText

/** Returns what is wrong with the site, the worst first; nothing when all is well. */
export function findProblems(report: FiguresReport): SiteProblem[] {
  const { health, process, stored, unset, at } = report
  const { databaseMs, mail } = health
  const { queues, connections, loopDelayMs, hours } = process
  const waiting = queues.pages.waiting + queues.changes.waiting
  const errors = hours.slice(-2).reduce((sum, { serverErrors }) => sum + serverErrors, 0)
  return [
    ...when(databaseMs === undefined, 'bad', words.database),
    ...when(!health.isContentUp, 'bad', words.content),
    ...(typeof mail === 'object' ? [{ tone: 'bad', text: words.mail(mail.problem) } as const] : []),
    ...when(errors > 0, 'bad', words.errors(errors)),
    ...when(waiting >= LONG_QUEUE, 'bad', words.queue(waiting)),
    ...when((databaseMs ?? 0) > SLOW_DATABASE_MS, 'warn', words.slowDatabase(databaseMs ?? 0)),
    ...when(
      connections.open > connections.max * FULL_SHARE,
      'warn',
      words.connections(connections.open, connections.max),
    ),
    ...when(loopDelayMs.p99 > LONG_DELAY_MS, 'warn', words.loop(loopDelayMs.p99)),
    ...(stored ? findStoredProblems(stored, at) : []),
    ...unset.map((text) => ({ tone: 'warn', text }) as const),
  ]
}

function findStoredProblems({ mail, oldestWaitingMail, catalogs, schools }: StoredFigures, at: Date) {
  const count = (state: string) =>
    mail.filter((row) => row.state === state).reduce((sum, row) => sum + row.count, 0)
  const [dead, unknown] = [count('dead'), count('unknown')]
  const isLate = oldestWaitingMail !== undefined && at.getTime() - oldestWaitingMail.getTime() > MAIL_WAIT_MS
  return [
    ...when(dead > 0, 'bad', words.dead(dead)),
    ...when(unknown > 0, 'warn', words.unknown(unknown)),
    ...(isLate ? when(true, 'bad', words.waitingMail(formatMoment(oldestWaitingMail))) : []),
    ...catalogs.flatMap(({ line, tooOld, tooOldWithinWeek }) => [
      ...when(tooOld > 0, 'bad', words.tooOld(operatorText.line(line), tooOld)),
      ...when(tooOldWithinWeek > 0, 'warn', words.soonTooOld(operatorText.line(line), tooOldWithinWeek)),
    ]),
    ...schools.flatMap(({ name, refused }) => when(refused > 0, 'warn', words.refused(name, refused))),
  ]
}

function when(isSo: boolean, tone: SiteProblem['tone'], text: string): SiteProblem[] {
  return isSo ? [{ tone, text }] : []
}
