import type { ReactNode } from 'react'
import { ChartFigure, type ChartMark } from '#app/ui/chart/chart-figure.tsx'
import { PartsBar } from '#app/ui/chart/parts-bars.tsx'
import type { StackPart } from '#domain/loan-answer/need-stack.ts'
import { formatDollars } from '#domain/money.ts'
import type { NeedStack } from './need-stacks.server.ts'
import styles from './offers-page.module.css'
import { stackText } from './stack-messages.ts'

interface NeedStacksProps {
  stacks: readonly NeedStack[]
  /** Whether the federal loans are those of a child. */
  isForChild: boolean
  /** What else there is to say of the need; it opens with the amounts. */
  more: ReactNode
}

/** Shows what covers the need of this school year, side by side where there are two ways. */
export function NeedStacks({ stacks, isForChild, more }: NeedStacksProps) {
  return (
    <div className={styles.stacks}>
      {stacks.map((stack, at) => (
        <Stack
          hasTitle={stacks.length > 1}
          isForChild={isForChild}
          more={at === 0 ? more : null}
          key={stack.way}
          stack={stack}
        />
      ))}
    </div>
  )
}

const stackNotes: readonly { sources: readonly StackPart['source'][]; text: string }[] = [
  { sources: ['parent_plus', 'graduate_plus'], text: stackText.plusNote },
  { sources: ['private'], text: stackText.privateNote },
]

interface StackProps extends Pick<NeedStacksProps, 'isForChild' | 'more'> {
  stack: NeedStack
  /** Whether there is another way beside it. */
  hasTitle: boolean
}

function Stack({ stack, isForChild, hasTitle, more }: StackProps) {
  const { way, parts, overYears } = stack
  const name = (part: StackPart) =>
    part.source === 'direct' && isForChild ? stackText.childDirect : stackText.sources[part.source]
  const wholeCents = parts.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <ChartFigure
      isTitleHidden={!hasTitle}
      marks={parts.map((part) => [tones[part.source], `${formatAmount(part)} ${lowerFirst(name(part))}`])}
      note={
        <>
          {overYears ? <p>{stackText.overYears(stack, overYears)}</p> : null}
          {stackNotes
            .filter(({ sources }) => parts.some(({ source }) => sources.includes(source)))
            .map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
          {more}
        </>
      }
      table={{
        summary: stackText.payments,
        columns: [stackText.heads.source, stackText.heads.amount, stackText.heads.monthly],
        rows: parts.map((part) => [name(part), formatAmount(part), stackText.monthly(part)]),
      }}
      title={stackText.ways[way]}
    >
      <PartsBar
        height={32}
        label={parts.map((part) => `${name(part)}: ${formatAmount(part)}`).join('; ')}
        parts={parts.map(({ source, cents }) => ({ tone: tones[source], value: cents }))}
        scale={{ ticks: [], at: (cents) => cents / wholeCents }}
      />
    </ChartFigure>
  )
}

const tones = {
  direct: 'good',
  parent_plus: '2',
  graduate_plus: '2',
  private: '1',
  open: '3',
} as const satisfies Record<StackPart['source'], ChartMark>

/** Names of loans that begin with a proper noun keep their capital. */
function lowerFirst(name: string): string {
  return /^(PLUS|Graduate|Federal|Direct)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

function formatAmount(part: StackPart): string {
  return part.source === 'direct' && part.upToCents > part.cents
    ? stackText.upTo(formatDollars(part.upToCents))
    : formatDollars(part.cents)
}
