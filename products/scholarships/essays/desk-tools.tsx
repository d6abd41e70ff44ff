import { useRef, useState } from 'react'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { readDraftFile, writeDraftFile } from './draft-file.ts'
import { addDrafts, type Draft } from './drafts.ts'
import styles from './essays.module.css'
import type { Keeping } from './kept-drafts.ts'
import { messages } from './messages.ts'

interface DeskToolsProps {
  /** Returns all drafts that have text. */
  collect: () => Draft[]
  replace: (drafts: readonly Draft[]) => Keeping
  /** `YYYY-MM-DD` */
  today: string
}

/** Larger than anything that is saved here; a file beyond it is not read. */
const mostFileBytes = 8 * 1024 * 1024

/** Some browsers begin to read a download only after the click has been handled. */
const downloadMs = 10_000

/** Saves all drafts as a file, opens such a file, and deletes them all. */
export function DeskTools({ collect, replace, today }: DeskToolsProps) {
  const { siteName } = usePublicSettings()
  const [said, say] = useState('')
  const file = useRef<HTMLInputElement>(null)

  function save() {
    const drafts = collect()
    if (drafts.length === 0) return say(messages.nothingToSave)
    say('')
    const text = writeDraftFile(drafts, messages.fileHeading(siteName, today))
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: url, download: messages.fileName(today) }).click()
    setTimeout(() => URL.revokeObjectURL(url), downloadMs)
  }

  async function open(chosen: File | undefined) {
    if (!chosen) return
    if (chosen.size > mostFileBytes) return say(messages.fileTooLong)
    const text = await chosen.text().catch(() => undefined)
    if (text === undefined) return say(messages.notRead)
    const drafts = readDraftFile(text)
    if (drafts.length === 0) return say(messages.notOpened)
    const keeping = replace(addDrafts(collect(), drafts))
    const sayings = {
      kept: messages.opened(drafts.length),
      tooLong: messages.fileTooLong,
      refused: messages.notKept,
    }
    say(sayings[keeping])
  }

  function hasDrafts() {
    const has = collect().length > 0
    say(has ? '' : messages.nothingToClear)
    return has
  }

  return (
    <section aria-labelledby="desk-tools" className={styles.part} data-needs-script data-print="no">
      <h2 id="desk-tools">{messages.tools}</h2>
      <div className={styles.line}>
        <Button fitContent onClick={save} size="small" type="button" variant="white">
          {messages.save}
        </Button>
        <Button fitContent onClick={() => file.current?.click()} size="small" type="button" variant="white">
          {messages.open}
        </Button>
        <input
          accept=".txt,text/plain"
          aria-label={messages.fileChoice}
          hidden
          onChange={(event) => {
            const input = event.currentTarget
            // Without this, choosing the same file again would do nothing.
            void open(input.files?.[0]).finally(() => {
              input.value = ''
            })
          }}
          ref={file}
          type="file"
        />
        <ConfirmButton
          onConfirm={() => {
            replace([])
            say(messages.cleared)
          }}
          question={messages.clearSure}
          shouldAsk={hasDrafts}
        >
          {messages.clear}
        </ConfirmButton>
      </div>
      <p role="status">{said}</p>
    </section>
  )
}
