import { useEffect, useId, useState } from 'react'
import { Chip } from '#app/ui/chip/chip.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { ConfirmButton } from '#app/ui/confirm-button/confirm-button.tsx'
import { type Checklist, checklists } from '#domain/fafsa-form/checklists.ts'
import type { SectionSlug } from '#domain/fafsa-form/rehearsed-form.ts'
import type { FormSection } from '#domain/fafsa-form/sections.ts'
import { walkthroughText } from './messages.ts'
import {
  changeRehearsal,
  emptyRehearsal,
  type Rehearsal,
  readRehearsal,
  toggle,
  watchRehearsal,
} from './rehearsal-store.ts'
import styles from './walkthrough.module.css'

interface FafsaChecklistProps {
  parts: { slug: SectionSlug; title: string; who: FormSection['who']; asks: string }[]
}

/** The parts of the form with those that are rehearsed, and the checklists, resumed in this browser. */
export default function FafsaChecklist({ parts }: FafsaChecklistProps) {
  const [kept, setKept] = useState<Rehearsal>(emptyRehearsal)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const show = () => setKept(readRehearsal())
    show()
    return watchRehearsal(show)
  }, [])

  const tick = (id: string, isOn: boolean) =>
    setKept(changeRehearsal(({ ticks }) => ({ ticks: toggle(ticks, id, isOn) })))
  function clear() {
    setKept(changeRehearsal(() => emptyRehearsal))
    setSaid(walkthroughText.cleared)
  }

  return (
    <div className={styles.overview}>
      <section aria-labelledby="parts" className={styles.part} data-print="no">
        <h2 id="parts">{walkthroughText.parts}</h2>
        <p>{walkthroughText.partsHint}</p>
        <p className={styles.progress} data-needs-script>
          <progress aria-hidden="true" max={parts.length} value={kept.done.length} />
          {walkthroughText.progress(kept.done.length, parts.length)}
        </p>
        <ol className={styles.parts}>
          {parts.map(({ slug, title, who, asks }) => (
            <li key={slug}>
              <a href={`/fafsa/walkthrough/${slug}`}>{title}</a>
              <span className={styles.soft}>
                {walkthroughText.by[who]}: {asks}
              </span>
              {kept.done.includes(slug) ? <Chip tone="good">{walkthroughText.done}</Chip> : null}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="lists" className={styles.part}>
        <h2 id="lists">{walkthroughText.lists}</h2>
        <p data-print="no">{walkthroughText.listsHint}</p>
        <div className={styles.lists}>
          {checklists.map((list) => (
            <ReadyList key={list.who} list={list} onTick={tick} ticks={kept.ticks} />
          ))}
        </div>
      </section>
      <div className={styles.clear} data-needs-script data-print="no">
        <p className={styles.soft}>{walkthroughText.kept}</p>
        <ConfirmButton onConfirm={clear} question={walkthroughText.clearSure}>
          {walkthroughText.clear}
        </ConfirmButton>
        <p role="status">{said}</p>
      </div>
    </div>
  )
}

interface ReadyListProps {
  list: Checklist
  ticks: readonly string[]
  onTick: (id: string, isOn: boolean) => void
}

function ReadyList({ list: { who, when, items }, ticks, onTick }: ReadyListProps) {
  const id = useId()
  const ready = items.filter((item) => ticks.includes(item.id)).length
  return (
    <section aria-labelledby={id} className={styles.list}>
      <h3 id={id}>{who}</h3>
      <p className={styles.soft}>
        {when}
        <span data-needs-script data-print="no">
          {' · '}
          {walkthroughText.ready(ready, items.length)}
        </span>
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Checkbox
              autoComplete="off"
              checked={ticks.includes(item.id)}
              id={item.id}
              label={item.text}
              onChange={({ target }) => onTick(item.id, target.checked)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
