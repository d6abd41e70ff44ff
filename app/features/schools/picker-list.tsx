import { type SyntheticEvent, useEffect, useRef } from 'react'
import { pickerText } from './picker-messages.ts'
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
const preventBlur = {
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
        <p className={styles.none}>{isLoading ? pickerText.loading : pickerText.noOptions}</p>
      </div>
    )
  }
  return (
    <div
      className={styles.list}
      ref={list}
      id={id}
      role="listbox"
      aria-label={pickerText.options}
      aria-busy={isLoading}
    >
      {options.length === 0 ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field, where the focus stays, handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        <div
          className={styles.option}
          id={`${id}-0`}
          role="option"
          aria-selected={false}
          data-active={active === 0 || undefined}
          {...preventBlur}
          onClick={onGoOn}
        >
          <span className={styles.place}>{pickerText.noOptions} </span>
          <span className={styles.name}>{pickerText.goOn}</span>
        </div>
      ) : null}
      {options.map((school, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field, where the focus stays, handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        <div
          className={styles.option}
          key={school.opeid}
          id={`${id}-${index}`}
          role="option"
          aria-selected={school.opeid === pickedOpeid}
          data-active={index === active || undefined}
          {...preventBlur}
          onClick={() => onChoose(school)}
        >
          <span className={styles.name}>{school.name}</span>
          <span className={styles.place}>{toSchoolDetail(school)}</span>
        </div>
      ))}
    </div>
  )
}
