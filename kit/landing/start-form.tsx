import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonLook } from '#app/ui/button/button.tsx'
import styles from './landing.module.css'

interface StartFormProps
  extends Pick<ComponentProps<'form'>, 'action' | 'method' | 'noValidate'>,
    Pick<ButtonLook, 'variant'> {
  said: { start: string; free: string }
  /** Whether the page answers each change of the form by itself. */
  'data-live'?: boolean
  /**
   * The address of the questions. It leads on to the first one without an answer, or to the answers to check, so the
   * page can say the same to every visitor.
   */
  questions?: string
  /** A way on without the form. */
  otherWay?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** Asks a landing page's first questions in one form; the page that it leads to asks whatever is still missing. */
export function StartForm({ said, questions, otherWay, variant, children, ...form }: StartFormProps) {
  return (
    <form {...form} className={styles.start} data-print="no">
      {children}
      <Button type="submit" variant={variant} withArrow>
        {said.start}
      </Button>
      <p className={styles.free}>{said.free}</p>
      {questions ? (
        <p>
          Already started? <a href={questions}>Continue where you left off</a>
        </p>
      ) : null}
      {otherWay ? <p>{otherWay}</p> : null}
    </form>
  )
}
