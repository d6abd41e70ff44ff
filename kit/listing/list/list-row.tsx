import type { ReactNode } from 'react'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { formatShortDay } from '#domain/dates.ts'
import { ChooseButton } from '#kit/listing/compare/compare-actions.tsx'
import { settingsForm } from '#kit/listing/form-ids.ts'
import styles from './list-row.module.css'
import { formatPays } from './list-words.ts'
import opened from './row-parts.module.css'

/** What a list says about each of its rows. */
export interface RowProps {
  /** Whether who offers the item pays us. */
  pays: boolean
  isCompared: boolean
  /** True while fewer items are checked than can be compared. */
  isComparable: boolean
}

interface ListRowProps extends RowProps {
  item: { id: string; isSample: boolean }
  /** Names the item for screen reader users who hear only a button or a summary. */
  named: string
  /** Position in the list in words, such as "#1". */
  rank: string
  /** A picture to know the item by. */
  mark?: ReactNode
  title: string
  subtitle: ReactNode
  /** Whether the visitor can get it, if that is known. */
  verdict: ReactNode
  chart: ReactNode
  /** What must be visible without opening anything. */
  conditions: ReactNode
  amount: ReactNode
  /** What opens in place, by what its id begins with. */
  parts: Readonly<
    Record<string, { summary: string; body: ReactNode; isPersonal?: boolean; isOpen?: boolean }>
  >
  /** A further page about the item. */
  link: { text: string; address: string } | undefined
  /** Set for an item that the visitor typed in: its mark, and where to change it. Nobody pays for it, and it leads nowhere else. */
  mine?: { mark: string; change: string; address: string } | undefined
  words: { sample: string; choose: string; compare: string; details: string }
}

/** One item of a list to compare from: what it costs, the ways on, and, to open, the reasons behind it. */
export function ListRow({ item, named, rank, pays, words, mine, ...props }: ListRowProps) {
  const about = <VisuallyHidden>{named}</VisuallyHidden>
  return (
    <article className={styles.row}>
      <div className={styles.who}>
        {props.mark}
        <h3>{props.title}</h3>
        <p>{props.subtitle}</p>
        <p className={styles.marks}>
          <b>{rank}</b>
          {item.isSample ? ` · ${words.sample}` : ''} ·{' '}
          {mine ? (
            <strong>{mine.mark}</strong>
          ) : (
            <span data-pays={pays}>{formatPays(pays, item.isSample)}</span>
          )}
        </p>
      </div>
      <div className={styles.amount}>{props.amount}</div>
      <div className={styles.chart}>{props.chart}</div>
      <p className={styles.conditions}>
        {props.verdict} {props.conditions}
      </p>
      <div className={styles.actions} data-print="no">
        {mine ? (
          <a href={mine.address}>
            {mine.change}
            {about}
          </a>
        ) : (
          <ChooseButton about={named} fitContent={false} id={item.id} label={words.choose} />
        )}
        <Checkbox
          data-live-disabled={props.isCompared || props.isComparable ? undefined : ''}
          defaultChecked={props.isCompared}
          form={settingsForm}
          id={`compare-${item.id}`}
          label={
            <>
              {words.compare}
              {about}
            </>
          }
          name="compare"
          value={item.id}
        />
      </div>
      <details
        className={styles.details}
        id={`details-${item.id}`}
        open={Object.values(props.parts).some(({ isOpen }) => isOpen)}
      >
        <summary>
          <span>{words.details}</span>
          {about}
        </summary>
        <div className={opened.parts}>
          {Object.entries(props.parts).map(([part, { summary, body, isPersonal, isOpen }]) => (
            // The parts of one row share a name, so only one is open at a time.
            <details
              className={isPersonal ? opened.personal : undefined}
              key={part}
              name={item.id}
              open={isOpen}
            >
              <summary>
                {summary}
                {about}
              </summary>
              {/* The content has the id, so that a link to it opens both details. */}
              <div className={opened.body} id={`${part}-${item.id}`}>
                {body}
              </div>
            </details>
          ))}
          {props.link ? (
            <a data-print="no" href={props.link.address}>
              {props.link.text}
              {about}
            </a>
          ) : null}
        </div>
      </details>
    </article>
  )
}

interface VerdictProps<Rule> {
  rules: readonly { rule: Rule; verdict: string }[]
  words: { fits: string; cannotTell: (open: readonly Rule[]) => string }
}

/** Whether every rule is met, or which ones are still open. */
export function RulesVerdict<Rule>({ rules, words }: VerdictProps<Rule>) {
  const open = rules.filter(({ verdict }) => verdict === 'unknown').map(({ rule }) => rule)
  return (
    <span className={styles.verdict} data-verdict={open.length === 0 ? 'yes' : 'unknown'}>
      {open.length === 0 ? words.fits : words.cannotTell(open)}.
    </span>
  )
}

interface AmountProps {
  /** What comes before the large amount, such as "$72 to". */
  from?: string | undefined
  amount: string
  unit: ReactNode
  note?: ReactNode
  /** Whether the amount is money gained. */
  isGain?: boolean
}

/** The amount that decides, the largest text of its row. */
export function Amount({ from, amount, unit, note, isGain }: AmountProps) {
  return (
    <>
      <p className={styles.figure}>
        {from ? <span>{from} </span> : null}
        <b className={styles.money} data-gain={isGain}>
          {amount}
        </b>
      </p>
      <p className={styles.unit}>
        <span>{unit}</span> {note ? <span>{note}</span> : null}
      </p>
    </>
  )
}

interface LastSeenProps {
  label: string
  /** `YYYY-MM-DD` */
  on: string
}

/** The day on which the facts of a row were last read, which is never long ago. */
export function LastSeen({ label, on }: LastSeenProps) {
  return (
    <span className={styles.seen}>
      {label} <time dateTime={on}>{formatShortDay(on)}</time>.
    </span>
  )
}
