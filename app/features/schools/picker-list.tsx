import { type SyntheticEvent, useEffect, useRef } from 'react'
import { messages } from './picker-messages.ts'
import { type SchoolOption, toSchoolDetail } from './school-option.ts'
import styles from './school-picker.module.css'

interface PickerListProps {
  id: string
  options: readonly SchoolOption[]
  isLoading: boolean
  /** Index of the highlighted option, or -1. */
  active: number
  pickedOpeid: string | undefined
  onChoose: (school: SchoolOption) => void
  /** What to do without a school, if the form takes none: the only option when nothing is found. */
  onGoOn?: (() => void) | undefined
}

/** Keeps the focus in the field. Losing it would close the list before the click. */
const keepFocus = {
  onPointerDown: (event: SyntheticEvent) => event.preventDefault(),
  onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
}

/** The list under the field: the options in the server's order, or the reason why there are none. */
export function PickerList({
  id,
  options,
  isLoading,
  active,
  pickedOpeid,
  onChoose,
  onGoOn,
}: PickerListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0)
      list.current?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  if (options.length === 0 && (isLoading || !onGoOn)) {
    return (
      <div className={styles.list}>
        <p className={styles.none}>{isLoading ? messages.loading : messages.noOptions}</p>
      </div>
    )
  }
  return (
    <div
      className={styles.list}
      ref={list}
      id={id}
      role="listbox"
      aria-label={messages.options}
      aria-busy={isLoading}
    >
      {options.length === 0 ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, where the focus stays
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        <div
          className={styles.option}
          id={`${id}-0`}
          role="option"
          aria-selected={false}
          data-active={active === 0 || undefined}
          {...keepFocus}
          onClick={onGoOn}
        >
          <span className={styles.place}>{messages.noOptions} </span>
          <span className={styles.name}>{messages.goOn}</span>
        </div>
      ) : null}
      {options.map((school, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, where the focus stays
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        <div
          className={styles.option}
          key={school.opeid}
          id={`${id}-${index}`}
          role="option"
          aria-selected={school.opeid === pickedOpeid}
          data-active={index === active || undefined}
          {...keepFocus}
          onClick={() => onChoose(school)}
        >
          <span className={styles.name}>{school.name}</span>
          <span className={styles.place}>{toSchoolDetail(school)}</span>
        </div>
      ))}
    </div>
  )
}
