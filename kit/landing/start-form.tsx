import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import styles from './landing.module.css'

interface StartFormProps extends Pick<ComponentProps<'form'>, 'action' | 'method' | 'noValidate'> {
  said: { start: string; free: string }
  /** A way on without the form. */
  otherWay?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** Asks a landing page's first questions in one form; the page that it leads to asks whatever is still missing. */
export function StartForm({ said, otherWay, children, ...form }: StartFormProps) {
  return (
    <form {...form} className={styles.start}>
      {children}
      <Button type="submit" withArrow>
        {said.start}
      </Button>
      <p className={styles.free}>{said.free}</p>
      {otherWay ? <p>{otherWay}</p> : null}
    </form>
  )
}
