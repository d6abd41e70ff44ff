import { Chip } from '#app/ui/chip/chip.tsx'
import { Sheet } from '#app/ui/sheet/sheet.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { formatDate } from '#domain/dates.ts'
import type { PublicProgram } from '#domain/scholarships/public-program.ts'
import type { FittedProgram } from '#domain/scholarships/public-program-fit.ts'
import { FactList } from '#kit/listing/list/fact-list.tsx'
import rows from '#kit/listing/list/list-row.module.css'
import { splitAward } from '#products/scholarships/listing-words.ts'
import { marketplaceText } from '#products/scholarships/marketplace/messages.ts'
import { programText } from './messages.ts'
import styles from './program-row.module.css'
import { describeRequirement, formatProgramAmount, formatProgramDeadline } from './program-words.ts'

interface ProgramsProps {
  programs: readonly FittedProgram[]
  /** `YYYY-MM-DD` */
  today: string
  /** Whether the visitor answered anything that the requirements were compared with. */
  isMatched?: boolean
}

/** Public programs on one sheet: what each pays, until when, and how to apply; the rest opens. */
export function ProgramList({ programs, today, isMatched = false }: ProgramsProps) {
  return (
    <Sheet className={styles.sheet}>
      {programs.map((fitted) => (
        <li id={fitted.program.id} key={fitted.program.id}>
          <ProgramRow {...fitted} isMatched={isMatched} today={today} />
        </li>
      ))}
    </Sheet>
  )
}

type RowProps = FittedProgram & { today: string; isMatched: boolean }

function ProgramRow({ owner, program, fit, today, isMatched }: RowProps) {
  const { id, name, agency, about, status, apply, deadline } = program
  const isOver = status === 'closed' || status === 'unfunded'
  return (
    <article aria-labelledby={`name-${id}`} className={styles.row}>
      <h3 id={`name-${id}`}>
        {name} {isOver ? <Chip tone="bad">{programText.status[status]}</Chip> : null}
      </h3>
      <Amount program={program} />
      <p className={styles.line}>{about}</p>
      <p className={styles.soft}>
        {[agency, ...(isOver ? [] : [formatProgramDeadline(deadline, today), programText.apply[apply]])].join(
          ' · ',
        )}
      </p>
      <details className={styles.details}>
        <summary>
          {isMatched ? <Verdict fit={fit} /> : null}
          <span>{programText.details}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </summary>
        <div className={styles.more}>
          <Who fit={fit} isMatched={isMatched} owner={owner} program={program} />
          <Facts program={program} today={today} />
        </div>
      </details>
    </article>
  )
}

/** What it pays in a year, and of which award year that is. */
function Amount({ program: { amount, status } }: { program: PublicProgram }) {
  const { lowCents, highCents, note, awardYear } = amount
  if (status === 'closed') return null
  if (lowCents === null && highCents === null)
    return <p className={styles.amount}>{note ? programText.inWords : programText.amountMissing}</p>
  const { from, amount: money } = splitAward({ awardLowCents: lowCents, awardHighCents: highCents })
  return (
    <p className={styles.amount}>
      {from ? `${from} ` : null}
      <b className={rows.money}>{money}</b> <span>{programText.year(awardYear)}</span>
    </p>
  )
}

function Verdict({ fit: { meets, checks } }: Pick<RowProps, 'fit'>) {
  const open = checks.filter((check) => check.meets === 'unknown').length
  return <b data-verdict={meets}>{programText.overall[meets](open)}</b>
}

/** Each requirement with yes, no, or unknown, then the conditions that nobody can check here. */
function Who({ owner, program, fit, isMatched }: Omit<RowProps, 'today'>) {
  const { other } = program.who
  return (
    <section className={styles.part}>
      <h4>{programText.who}</h4>
      <ul className={rows.rules}>
        {fit.checks.map(({ requirement, meets }) => (
          <li data-verdict={meets} key={requirement}>
            {isMatched ? <b>{marketplaceText.meets[meets]}</b> : null}{' '}
            {describeRequirement(requirement, program, owner)}
          </li>
        ))}
      </ul>
      {fit.checks.length === 0 && other.length === 0 ? <p>{programText.noConditions}</p> : null}
      {other.length > 0 ? (
        <>
          <h4>{programText.conditions}</h4>
          <ul>
            {other.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

function Facts({ program, today }: Pick<RowProps, 'program' | 'today'>) {
  const { kind, basis, who, deadline, apply, applyUrl, stacking, status, statusNote, source, unknown } =
    program
  const { facts } = programText
  const list = new Intl.ListFormat('en-US').format(basis.map((code) => programText.bases[code]))
  return (
    <section className={styles.part}>
      <FactList
        facts={[
          { name: facts.kind, value: programText.kinds[kind] },
          { name: facts.basis, value: list === '' ? undefined : capitalize(list) },
          { name: facts.amount, value: formatProgramAmount(program) },
          {
            name: facts.deadline,
            value: [`${formatProgramDeadline(deadline, today)}.`, deadline.note].filter(Boolean).join(' '),
          },
          { name: facts.apply, value: programText.apply[apply] },
          { name: facts.stacking, value: programText.stacking[stacking] },
          {
            name: facts.schools,
            value: who.schools ?? (unknown.includes('schools') ? programText.notFound : undefined),
          },
          {
            name: facts.status,
            value: [`${programText.status[status]}.`, statusNote].filter(Boolean).join(' '),
          },
        ]}
      />
      {applyUrl && status !== 'closed' ? (
        <p>
          <a href={applyUrl} rel="noopener noreferrer">
            {programText.applyAt}
            <VisuallyHidden>{programText.applyFor(program.name)}</VisuallyHidden>
          </a>
        </p>
      ) : null}
      <p className={styles.soft}>
        {programText.source} <a href={source.url}>{source.publisher}</a>
        {programText.read(formatDate(source.readOn, 'Month D, YYYY'), source.stated)}{' '}
        {source.secondHand ? programText.secondHand : null}
      </p>
    </section>
  )
}

function capitalize(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
