import { useRef } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { useToasts } from '#app/ui/toast/toasts.tsx'
import styles from './offers.module.css'
import { resultsText } from './result-messages.ts'

interface CopyFieldProps {
  id: string
  label: string
  hint: string
  value: string
}

/** A text to copy, with its button. */
export function CopyField({ id, label, hint, value }: CopyFieldProps) {
  const copy = useCopy()
  const field = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.part} ref={field}>
      {/* A new key shows the new text, because fields hold their own. */}
      <TextField defaultValue={value} hint={hint} id={id} key={value} label={label} readOnly />
      <Button
        fitContent
        onClick={() => copy(field.current?.querySelector('input') ?? null)}
        size="small"
        type="button"
        variant="white"
      >
        {resultsText.cfpbCopy}
      </Button>
    </div>
  )
}

/** Returns a function that copies the text of a field, or selects it where the browser does not allow that. */
export function useCopy() {
  const toasts = useToasts()
  return async (field: HTMLInputElement | HTMLTextAreaElement | null) => {
    if (!field) return
    try {
      // Pages loaded over plain HTTP have no clipboard, so this line throws there too.
      await navigator.clipboard.writeText(field.value)
      toasts.success(resultsText.copied)
    } catch {
      field.focus()
      field.select()
      toasts.error(resultsText.notCopied)
    }
  }
}
