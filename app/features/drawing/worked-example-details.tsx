import { Details } from '#app/ui/details/details.tsx'
import styles from './drawing.module.css'
import { Digits, Facts } from './facts.tsx'
import { rulesText } from './rules-messages.ts'
import type { WorkedExample } from './worked-example.ts'

/** The draw of five made-up entries, step by step. */
export function WorkedExampleDetails({ example }: { example: WorkedExample }) {
  const { example: words } = rulesText
  const { entries, turn } = example
  const digits = [
    { name: words.seed, value: example.seed },
    { name: words.commitment, value: example.commitment },
    { name: words.salt, value: example.receipt.salt },
    { name: words.entryId, value: example.receipt.entryId },
    { name: words.entryHash, value: example.receiptHash },
  ]
  const list = entries.map((entry) => (
    <li key={entry}>
      <Digits>{entry}</Digits>
    </li>
  ))
  return (
    <Details summary={<h3>{words.title}</h3>}>
      <div className={styles.example}>
        <p>{words.intro}</p>
        <Facts
          facts={[
            ...digits.map(({ name, value }) => ({ name, value: <Digits>{value}</Digits> })),
            { name: words.list, value: <ol start={0}>{list}</ol> },
            { name: words.listHash, value: <Digits>{example.entriesHash}</Digits> },
            { name: words.turn(turn.turn), value: <Digits>{turn.hash}</Digits> },
          ]}
        />
        <p>{words.number(turn.digits, turn.number, entries.length, turn.index)}</p>
        <Facts
          facts={[
            { name: words.winner, value: <Digits>{example.winner}</Digits> },
            { name: words.alternate, value: <Digits>{example.alternate}</Digits> },
          ]}
        />
      </div>
    </Details>
  )
}
