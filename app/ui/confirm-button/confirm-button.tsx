import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import styles from './confirm-button.module.css'

/** The answers to the question. */
export const confirmText = { yes: 'Yes, delete', no: 'Keep' } as const

interface ConfirmButtonProps {
  question: string
  onConfirm: () => void
  /** Asks nothing when this returns false. */
  shouldAsk?: () => boolean
  children: ReactNode
}

/** A button that asks, in its own place, before it acts. The safe answer has the focus. */
export function ConfirmButton({ question, onConfirm, shouldAsk, children }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const wasAsking = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (isAsking) cancelButton.current?.focus()
    else if (wasAsking.current) button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  if (!isAsking)
    return (
      <Button
        fitContent
        onClick={() => setAsking(shouldAsk?.() ?? true)}
        ref={button}
        size="small"
        type="button"
        variant="white-ns"
      >
        {children}
      </Button>
    )
  const answer = (isYes: boolean) => {
    setAsking(false)
    if (isYes) onConfirm()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a form control to be about
    <div
      aria-labelledby={id}
      className={styles.ask}
      onKeyDown={({ key }) => key === 'Escape' && answer(false)}
      role="group"
    >
      <span id={id}>{question}</span>
      <Button fitContent onClick={() => answer(true)} size="small" type="button" variant="white-ns">
        {confirmText.yes}
      </Button>
      <Button
        fitContent
        onClick={() => answer(false)}
        ref={cancelButton}
        size="small"
        type="button"
        variant="white-ns"
      >
        {confirmText.no}
      </Button>
    </div>
  )
}
