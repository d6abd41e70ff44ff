import type { ReactNode } from 'react'
import { Card } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { ChooseButton } from '#kit/listing/compare/compare-actions.tsx'
import { settingsForm } from '#kit/listing/form-ids.ts'
import styles from './list-row.module.css'
import { formatPays } from './list-words.ts'

/** What a list says about each of its rows. */
export interface RowProps {
  /** Whether who offers the item pays us. */
  pays: boolean
  /** Whole days since the item's terms were last read. */
  ageDays: number
  isCompared: boolean
  /** True while fewer items are checked than can be compared. */
  isComparable: boolean
}

interface ListRowProps extends Omit<RowProps, 'ageDays'> {
  item: { id: string; isSample: boolean }
  /** Names the item for screen reader users who hear only a button or a summary. */
  named: string
  /** Position in the list in words, such as "#1 · score 89.10". */
  rank: string
  title: string
  subtitle: ReactNode
  chip: ReactNode
  figures: ReactNode
  /** What must be visible without opening anything. */
  children: ReactNode
  /** What opens in place, by what its id begins with. */
  parts: Record<'why' | 'rules' | 'terms', { summary: string; body: ReactNode }>
  /** A further page about the item. */
  link: { text: string; address: string } | undefined
  words: { sample: string; choose: string; compare: string }
}

/** One item of a list to compare from: its rank, what it costs, the ways on, and the reasons behind them. */
export function ListRow({ item, named, rank, pays, words, ...props }: ListRowProps) {
  return (
    <Card as="article" className={styles.row} padding="small">
      <div>
        <p className={styles.rank}>
          <b>{rank}</b>
          <span>
            {item.isSample ? (
              <>
                <span>{words.sample}</span>
                {' · '}
              </>
            ) : null}
            <span data-pays={pays}>{formatPays(pays, item.isSample)}</span>
          </span>
        </p>
        <h3>{props.title}</h3>
        <p className={styles.subtitle}>{props.subtitle}</p>
        {props.chip}
      </div>
      {props.figures}
      <div className={styles.actions} data-print="no">
        <ChooseButton about={named} fitContent={false} id={item.id} label={words.choose} />
        <Checkbox
          data-live-disabled={props.isCompared || props.isComparable ? undefined : ''}
          defaultChecked={props.isCompared}
          form={settingsForm}
          id={`compare-${item.id}`}
          label={
            <>
              {words.compare}
              <VisuallyHidden>{named}</VisuallyHidden>
            </>
          }
          name="compare"
          value={item.id}
        />
      </div>
      {props.children}
      <div className={styles.more}>
        {Object.entries(props.parts).map(([part, { summary, body }]) => (
          // The parts of one row share a name, so only one is open at a time.
          <details
            className={part === 'rules' ? styles.personal : undefined}
            id={`${part}-${item.id}`}
            key={part}
            name={item.id}
          >
            <summary>
              {summary}
              <VisuallyHidden>{named}</VisuallyHidden>
            </summary>
            <div className={styles.body}>{body}</div>
          </details>
        ))}
        {props.link ? (
          <a data-print="no" href={props.link.address}>
            {props.link.text}
            <VisuallyHidden>{named}</VisuallyHidden>
          </a>
        ) : null}
      </div>
    </Card>
  )
}

interface RulesChipProps<Rule> {
  rules: readonly { rule: Rule; verdict: string }[]
  words: { fits: string; cannotTell: (open: readonly Rule[]) => string }
}

/** Whether every rule is met, or which ones are still open. */
export function RulesChip<Rule>({ rules, words }: RulesChipProps<Rule>) {
  const open = rules.filter(({ verdict }) => verdict === 'unknown').map(({ rule }) => rule)
  return open.length === 0 ? (
    <Chip tone="good">{words.fits}</Chip>
  ) : (
    <Chip tone="warn">{words.cannotTell(open)}</Chip>
  )
}

interface LastSeenProps {
  label: string
  /** `YYYY-MM-DD` */
  on: string
  ageDays: number
  words: { day: (isoDay: string) => string; daysAgo: (days: number) => string }
}

/** How old the facts of a row are. */
export function LastSeen({ label, on, ageDays, words }: LastSeenProps) {
  return (
    <span className={styles.seen}>
      {label} <time dateTime={on}>{words.day(on)}</time>, {words.daysAgo(ageDays)}
    </span>
  )
}
