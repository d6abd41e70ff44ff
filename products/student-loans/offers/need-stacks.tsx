import type { StackPart } from '#domain/loan-answer/need-stack.ts'
import { formatDollars } from '#domain/money.ts'
import type { NeedStack } from './need-stacks.server.ts'
import styles from './offers-page.module.css'
import { stackText } from './stack-messages.ts'

interface NeedStacksProps {
  stacks: readonly NeedStack[]
  /** Whether the federal loans are those of a child. */
  isForChild: boolean
}

/** Shows what covers the need of this school year, side by side where there are two ways. */
export function NeedStacks({ stacks, isForChild }: NeedStacksProps) {
  if (stacks.length === 0) return null
  return (
    <>
      <div className={styles.stacks}>
        {stacks.map((stack) => (
          <Stack isForChild={isForChild} key={stack.way} stack={stack} />
        ))}
      </div>
      {stackNotes.map(({ sources, text }) =>
        stacks.some(({ parts }) => parts.some(({ source }) => sources.includes(source))) ? (
          <p className={styles.stackNote} key={text}>
            {text}
          </p>
        ) : null,
      )}
    </>
  )
}

const stackNotes: readonly { sources: readonly StackPart['source'][]; text: string }[] = [
  { sources: ['parent_plus', 'graduate_plus'], text: stackText.plusNote },
  { sources: ['private'], text: stackText.privateNote },
]

function Stack({ stack: { way, parts }, isForChild }: { stack: NeedStack; isForChild: boolean }) {
  return (
    <table className={styles.stack}>
      <caption>{stackText.ways[way]}</caption>
      <thead>
        <tr>
          <th scope="col">{stackText.heads.source}</th>
          <th scope="col">{stackText.heads.amount}</th>
          <th scope="col">{stackText.heads.monthly}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr data-source={part.source} key={part.source}>
            <th scope="row">
              {part.source === 'direct' && isForChild
                ? stackText.childDirect
                : stackText.sources[part.source]}
            </th>
            <td>{formatAmount(part)}</td>
            <td>{stackText.monthly(part)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function formatAmount(part: StackPart): string {
  return part.source === 'direct' && part.upToCents > part.cents
    ? stackText.upTo(formatDollars(part.upToCents))
    : formatDollars(part.cents)
}
