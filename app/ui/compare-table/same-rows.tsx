import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { CompareSection } from './compare-rows.ts'
import styles from './compare-table.module.css'
import { type Fact, toFactText } from './fact.ts'
import { compareTableText } from './messages.ts'

/** What is the same for all of the columns, said once. */
export function SameRows({ sections }: { sections: readonly CompareSection[] }) {
  return sections.map(({ code, title, rows }) => (
    <section data-print={rows.every(({ isPersonal }) => isPersonal) ? 'no' : undefined} key={code}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.same}>
        {rows.map(({ label, facts: [fact], isPersonal }) => (
          <div data-print={isPersonal ? 'no' : undefined} key={label}>
            <dt>{label}</dt>
            <dd>{fact ? <FactWords fact={fact} /> : null}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

export function FactWords({ fact }: { fact: Fact }) {
  if (fact.kind === 'list') {
    return (
      <ul className={styles.items}>
        {fact.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if (fact.kind !== 'none') return toFactText(fact)
  return (
    <>
      <span aria-hidden="true">{toFactText(fact)}</span>
      <VisuallyHidden>{compareTableText.notApplicableLabel}</VisuallyHidden>
    </>
  )
}
