import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { LevelFields } from './field.tsx'
import styles from './field-group.module.css'

/** A long form whose fields stand in groups. */
export function GroupedForm({ className, ...rest }: ComponentProps<'form'>) {
  return <form {...rest} className={classNames(styles.form, className)} />
}

interface FieldGroupProps {
  title: string
  hint?: string
  children: ReactNode
}

/** Fields that belong together, side by side where there is room. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {hint ? <SmallPrint>{hint}</SmallPrint> : null}
      <LevelFields>{children}</LevelFields>
    </fieldset>
  )
}

/** A sentence below or beside what it is about. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return <p className={styles.small}>{children}</p>
}

/** The buttons of a form, side by side where they fit. */
export function FormButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
