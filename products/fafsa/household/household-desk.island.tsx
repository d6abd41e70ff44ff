import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ConfirmButton } from '#app/ui/confirm-button/confirm-button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { todayInNewYork } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import { FileTools } from '#kit/browser-files/file-tools.tsx'
import type { SaveResult } from '#kit/browser-files/keep.ts'
import { useDebouncedAnnouncement } from '#kit/browser-files/use-debounced-announcement.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { ChildFields, SharedFields } from './child-fields.tsx'
import { evaluateHousehold } from './evaluate-household.ts'
import styles from './household.module.css'
import {
  childFields,
  emptyHousehold,
  firstChildren,
  householdFields,
  isEmptyChild,
  isEmptyHousehold,
  maxChildren,
  readTyped,
  type TypedHousehold,
  toInputName,
} from './household-form.ts'
import {
  householdKey,
  keepHousehold,
  readHouseholdFile,
  readKeptHousehold,
  writeHouseholdFile,
} from './kept-household.ts'
import { describeFileProblem, householdText as words } from './messages.ts'
import { PlanResults } from './plan-results.tsx'

/** Fields with their key: a new key shows new values, the old one leaves what is in the fields alone. */
interface Entry {
  key: number
  typed: Values
}

/** A plan for several children. The form is the state; nothing of it is ever sent. */
export default function HouseholdDesk({ example }: { example: TypedHousehold }) {
  const form = useRef<HTMLFormElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusNext = useRef<string>(undefined)
  const nextKey = useRef(firstChildren + 1)
  const [shared, setShared] = useState<Entry>({ key: 0, typed: {} })
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    Array.from({ length: firstChildren }, (_, at) => ({ key: at + 1, typed: {} })),
  )
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [saved, setSaved] = useState<SaveResult>('kept')
  const [spoken, speakLater] = useDebouncedAnnouncement()
  const typed = { household: shared.typed, children: entries.map((entry) => entry.typed) }

  /** Shows another household. Fields that already hold its values keep them, and the focus with them. */
  function show(next: TypedHousehold) {
    const inFields = readForm(form.current)
    const place = (
      held: Entry | undefined,
      value: Values,
      now: Values | undefined,
      fields: readonly string[],
    ) => {
      if (held && now && isSame(value, now, fields)) return { ...held, typed: value }
      nextKey.current += 1
      return { key: nextKey.current, typed: value }
    }
    const missing = Math.max(0, firstChildren - next.children.length)
    const children = [...next.children, ...Array.from({ length: missing }, () => ({}))]
    setShared(place(shared, next.household, inFields.household, householdFields))
    setEntries(children.map((value, at) => place(entries[at], value, inFields.children[at], childFields)))
    setProblems([])
  }

  function keepShown(next: TypedHousehold) {
    setSaved(keepHousehold(next))
  }

  // Its changes are drawn before the next input, which would read the fields as they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island starts
  useLayoutEffect(() => {
    const early = readForm(form.current)
    const kept = readKeptHousehold()
    if (isEmptyHousehold(early)) {
      if (kept) show(kept)
      return
    }
    // What was typed before the script comes first; what is kept follows.
    const children = early.children.filter((child) => !isEmptyChild(child))
    const others = kept?.children.filter(
      (child) => !children.some((each) => isSame(each, child, childFields)),
    )
    const joined = {
      household: kept?.household ?? early.household,
      children: [...children, ...(others ?? [])].slice(0, maxChildren),
    }
    show(joined)
    keepShown(joined)
  }, [])

  useEffect(() => {
    function handleStorage({ key }: StorageEvent) {
      if (key !== householdKey && key !== null) return
      // Leave fields alone while someone types in them.
      if (form.current?.contains(document.activeElement)) return
      show(readKeptHousehold() ?? emptyHousehold)
    }
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  })

  useEffect(() => {
    if (focusNext.current === undefined) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  })

  function change() {
    const now = readForm(form.current)
    setShared({ ...shared, typed: now.household })
    setEntries(entries.map((entry, at) => ({ ...entry, typed: now.children[at] ?? entry.typed })))
    keepShown(now)
    speakLater(words.said(formatDollars(evaluateHousehold(now).plan.sum.leftCents)))
  }

  function add() {
    nextKey.current += 1
    focusNext.current = toInputName(entries.length + 1, 'label')
    setEntries([...entries, { key: nextKey.current, typed: {} }])
  }

  function remove(at: number) {
    const left = entries.toSpliced(at, 1)
    nextKey.current += 1
    const next = left.length > 0 ? left : [{ key: nextKey.current, typed: {} }]
    setEntries(next)
    setProblems([])
    keepShown({ household: shared.typed, children: next.map((entry) => entry.typed) })
    addButton.current?.focus()
  }

  const isExample = isEmptyHousehold(typed)
  return (
    <div className={styles.desk}>
      {/* There is no button that could send the form, and a form of several fields then sends none. */}
      <form
        className={styles.form}
        data-needs-script
        data-print="no"
        noValidate
        onBlur={() => setProblems(evaluateHousehold(readForm(form.current)).problems)}
        onInput={change}
        onSubmit={(event) => event.preventDefault()}
        ref={form}
      >
        <h2>{words.form}</h2>
        {entries.map((entry, at) => {
          const name = entry.typed.label?.trim() || words.child(at + 1)
          return (
            <Details key={entry.key} open summary={<h3>{name}</h3>}>
              <div className={styles.form}>
                <ChildFields number={at + 1} problems={problems} typed={entry.typed} />
                <div>
                  <ConfirmButton
                    onConfirm={() => remove(at)}
                    question={words.removeSure(name)}
                    shouldAsk={() => {
                      if (!isEmptyChild(entry.typed)) return true
                      remove(at)
                      return false
                    }}
                  >
                    {words.remove(name)}
                  </ConfirmButton>
                </div>
              </div>
            </Details>
          )
        })}
        <div>
          <Button
            disabled={entries.length >= maxChildren}
            fitContent
            onClick={add}
            ref={addButton}
            size="small"
            type="button"
            variant="white"
          >
            {words.add}
          </Button>
          {entries.length >= maxChildren ? <p>{words.full}</p> : null}
        </div>
        <SharedFields key={shared.key} problems={problems} typed={shared.typed} />
        <div role="status">
          {saved === 'kept' ? null : (
            <Note size="small" tone="warn">
              {words.notKept[saved]}
            </Note>
          )}
        </div>
      </form>
      <PlanResults isExample={isExample} result={evaluateHousehold(isExample ? example : typed)} />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <Tools
        replace={(next) => {
          show(next)
          keepShown(next)
        }}
        typed={typed}
      />
    </div>
  )
}

function readForm(form: HTMLFormElement | null): TypedHousehold {
  return form ? readTyped(new FormData(form)) : emptyHousehold
}

/** Whether two children, or two households, say the same; a field that is left out is empty. */
function isSame(one: Values, other: Values, fields: readonly string[]): boolean {
  return fields.every((field) => (one[field] ?? '') === (other[field] ?? ''))
}

interface ToolsProps {
  typed: TypedHousehold
  replace: (next: TypedHousehold) => void
}

function Tools({ typed, replace }: ToolsProps) {
  const { tools } = words
  return (
    <FileTools
      clear={() => replace(emptyHousehold)}
      file={{
        name: tools.fileName(todayInNewYork(new Date())),
        type: 'application/json',
        accept: '.json,application/json',
      }}
      hasAny={() => !isEmptyHousehold(typed)}
      id="plan-tools"
      read={(text) => {
        const opened = readHouseholdFile(text)
        if (!opened.ok) return describeFileProblem(opened.problem)
        replace(opened.typed)
        return tools.opened(opened.typed.children.length)
      }}
      words={tools}
      write={() => writeHouseholdFile(typed)}
    />
  )
}
