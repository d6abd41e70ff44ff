import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { trackSchoolSelected } from '#app/shell/analytics.ts'
import { useAppContext } from '#app/shell/app-context.tsx'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { describedBy, Field } from '#app/ui/field/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { findSchools, recordSelectedSchool } from './find-schools.ts'
import type { KnownSchools } from './known-schools.ts'
import { PickerHelp } from './picker-help.tsx'
import { PickerList } from './picker-list.tsx'
import { pickerText } from './picker-messages.ts'
import { closedPicker, pickerSearch } from './picker-search.ts'
import { maxKeywordCharacters, type SchoolOption } from './school-option.ts'
import styles from './school-picker.module.css'

interface PickedSchool {
  name: string
  opeid: string
}

export interface SchoolPickerProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Name of the hidden field that contains the picked OPEID, or ''. */
  name?: string
  /** What was picked before; `defaultKeywords` is text that was typed without picking a school. */
  defaultSchool?: PickedSchool | null
  defaultKeywords?: string
  /** The number of schools in the server's list, which is shown under the field. */
  known?: KnownSchools
  /** Whether the form takes no school too: `undecided`. It is then sent when nothing is found. */
  canGoOn?: boolean
  /** Receives the picked OPEID, or '', so that the form can set its field and validate it again. */
  onChange?: (opeid: string) => void
  onClear?: () => void
  /**
   * Receives the error of a failed search, or '' once it is resolved. If omitted, the field shows the error
   * itself.
   */
  onSearchError?: (message: string) => void
}

/**
 * A combobox for picking a school with the server's search. Without JavaScript it is a plain field named
 * `keywords`, and the form's page responds with a list. Text typed before the JavaScript loads is kept and
 * searched.
 */
export function SchoolPicker({
  id,
  label,
  hint,
  error,
  name = 'schoolAttendedOpeid',
  defaultSchool,
  defaultKeywords = '',
  known,
  canGoOn = false,
  onChange,
  onClear,
  onSearchError,
}: SchoolPickerProps) {
  const { apiUrl, schoolsApiUrl } = usePublicSettings()
  const { searchedSchool, setSearchedSchool } = useAppContext()
  const input = useRef<HTMLInputElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<PickedSchool | null>(
    defaultSchool ?? (defaultKeywords ? null : searchedSchool),
  )
  const [active, setActive] = useState(-1)
  const [searchError, setSearchError] = useState('')

  const tellError = useRef(onSearchError ?? setSearchError)
  useEffect(() => {
    tellError.current = onSearchError ?? setSearchError
  })
  const [search] = useState(() =>
    pickerSearch({
      find: (keywords, signal) => findSchools({ schoolsApiUrl, keywords, signal }),
      onError: (message) => tellError.current(message),
    }),
  )
  const { isOpen, isLoading, options } = useSyncExternalStore(search.subscribe, search.state, closedPicker)
  const isNoneFound = isOpen && !isLoading && options.length === 0
  const optionCount = isNoneFound && canGoOn ? 1 : options.length
  const hasList = isOpen && optionCount > 0

  useEffect(() => {
    const field = input.current
    const typedEarly = field && field === document.activeElement && field.value !== field.defaultValue
    if (typedEarly) search.type(field.value)
    return search.close
  }, [search])

  function choose(school: SchoolOption) {
    if (input.current) input.current.value = school.name
    search.close()
    setActive(-1)
    if (school.opeid === picked?.opeid) return
    setPicked(school)
    setSearchedSchool({ name: school.name, opeid: school.opeid })
    onChange?.(school.opeid)
    recordSelectedSchool(apiUrl, school.opeid)
    trackSchoolSelected(school)
  }

  function clear() {
    if (input.current) input.current.value = ''
    search.close()
    setActive(-1)
    if (!picked) return
    setPicked(null)
    setSearchedSchool(null)
    onClear?.()
    onChange?.('')
    recordSelectedSchool(apiUrl, '')
  }

  /** Sends the form without a school. The value is reset because the page may be shown again as it is left. */
  function goOn() {
    const field = hidden.current
    if (!field) return
    field.value = 'undecided'
    field.form?.requestSubmit()
    field.value = ''
  }

  function type(text: string) {
    setActive(-1)
    if (text.trim() === '') clear()
    else search.type(text)
  }

  function leave() {
    search.close()
    setActive(-1)
    // Restores the name, because partly edited text must not be shown with the OPEID of another school.
    if (picked && input.current) input.current.value = picked.name
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const next = nextOption(event.key, active, optionCount)
    const option = options[active]
    if (event.nativeEvent.isComposing) return
    if (next !== undefined && hasList) setActive(next)
    else if (event.key === 'ArrowDown' && !isOpen) search.type(event.currentTarget.value)
    else if (event.key === 'Enter' && hasList && option) choose(option)
    else if (event.key === 'Enter' && hasList && active >= 0) goOn()
    else if (event.key === 'Escape' && isOpen) search.close()
    else return
    event.preventDefault()
  }

  // Picking a school answers the field, so its earlier error no longer applies.
  const shownError = (picked ? undefined : error) || searchError || undefined
  return (
    <div className={styles.picker}>
      <Field id={id} label={label} hint={hint} error={shownError}>
        <div className={styles.frame}>
          <Icon className={styles.glass} data-print="no" name="search" size={20} />
          <input
            {...describedBy({ id, hint, error: shownError }, `${id}-known`)}
            className={styles.input}
            id={id}
            ref={input}
            name="keywords"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? `${id}-list` : undefined}
            aria-activedescendant={hasList && active >= 0 ? `${id}-list-${active}` : undefined}
            aria-busy={isLoading || undefined}
            autoCapitalize="words"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={maxKeywordCharacters}
            placeholder={pickerText.placeholder}
            defaultValue={picked?.name ?? defaultKeywords}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
            onBlur={leave}
          />
          <button
            className={styles.clear}
            type="button"
            aria-label={pickerText.clear}
            data-needs-script
            onClick={() => {
              clear()
              input.current?.focus()
            }}
          >
            <Icon name="close" size={20} />
          </button>
          {isOpen ? (
            <PickerList
              id={`${id}-list`}
              options={options}
              isLoading={isLoading}
              active={active}
              pickedOpeid={picked?.opeid}
              onChoose={choose}
              onGoOn={canGoOn ? goOn : undefined}
            />
          ) : null}
        </div>
      </Field>
      <p className={styles.known} id={`${id}-known`}>
        {known ? pickerText.knows(known.count, known.isShortList) : null}
      </p>
      <PickerHelp onGoOn={canGoOn ? goOn : undefined} />
      <input type="hidden" name={name} ref={hidden} value={picked?.opeid ?? ''} />
      <VisuallyHidden role="status">
        {describeStatus({ isOpen, isLoading, count: options.length, pickedName: picked?.name, canGoOn })}
      </VisuallyHidden>
    </div>
  )
}

/**
 * Returns the option that an arrow key, Home, or End moves to; -1 is the text field, and undefined means any
 * other key.
 */
function nextOption(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  // Until an option is highlighted, these keys move the text cursor.
  if (key === 'Home' && active >= 0) return 0
  if (key === 'End' && active >= 0) return count - 1
  return undefined
}

interface Status {
  isOpen: boolean
  isLoading: boolean
  count: number
  pickedName: string | undefined
  canGoOn: boolean
}

function describeStatus({ isOpen, isLoading, count, pickedName, canGoOn }: Status): string {
  if (!isOpen) return pickedName ? pickerText.picked(pickedName) : ''
  if (isLoading) return pickerText.loading
  if (count > 0) return pickerText.found(count)
  return canGoOn ? pickerText.orGoOn : pickerText.noOptions
}
