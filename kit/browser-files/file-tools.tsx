import { useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ConfirmButton } from '#app/ui/confirm-button/confirm-button.tsx'
import styles from './browser-files.module.css'
import { browserFilesText } from './messages.ts'
import { saveFile } from './save-file.ts'

interface FileToolsWords {
  tools: string
  save: string
  nothingToSave: string
  open: string
  /** Names the field that takes the file. */
  fileChoice: string
  fileTooLong: string
  clear: string
  clearSure: string
  nothingToClear: string
  cleared: string
}

interface FileToolsProps {
  /** The id of the heading. */
  id: string
  words: FileToolsWords
  file: { name: string; type: string; accept: string }
  /** Returns the text of the file; undefined if there is nothing to save. */
  write: () => string | undefined
  /** Takes over the text of a file, and returns what to say about it. */
  read: (text: string) => string
  hasAny: () => boolean
  clear: () => void
}

/** Larger than anything that is saved here; a file beyond it is not read. */
const maxFileBytes = 8 * 1024 * 1024

/** Saves what the browser alone keeps as a file, opens such a file, and deletes everything. */
export function FileTools({ id, words, file, write, read, hasAny, clear }: FileToolsProps) {
  const [said, announce] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function save() {
    const text = write()
    announce(text === undefined ? words.nothingToSave : '')
    if (text !== undefined) saveFile(text, file)
  }

  async function open(chosen: File | undefined) {
    if (!chosen) return
    if (chosen.size > maxFileBytes) return announce(words.fileTooLong)
    const text = await chosen.text().catch(() => undefined)
    announce(text === undefined ? browserFilesText.notRead : read(text))
  }

  function asks() {
    const has = hasAny()
    announce(has ? '' : words.nothingToClear)
    return has
  }

  return (
    <section aria-labelledby={id} className={styles.tools} data-needs-script data-print="no">
      <h2 id={id}>{words.tools}</h2>
      <div className={styles.line}>
        <Button fitContent onClick={save} size="small" type="button" variant="white">
          {words.save}
        </Button>
        <Button fitContent onClick={() => input.current?.click()} size="small" type="button" variant="white">
          {words.open}
        </Button>
        <input
          accept={file.accept}
          aria-label={words.fileChoice}
          hidden
          onChange={(event) => {
            const chosen = event.currentTarget
            // Without this, choosing the same file again would do nothing.
            void open(chosen.files?.[0]).finally(() => {
              chosen.value = ''
            })
          }}
          ref={input}
          type="file"
        />
        <ConfirmButton
          onConfirm={() => {
            clear()
            announce(words.cleared)
          }}
          question={words.clearSure}
          shouldAsk={asks}
        >
          {words.clear}
        </ConfirmButton>
      </div>
      <p role="status">{said}</p>
    </section>
  )
}
