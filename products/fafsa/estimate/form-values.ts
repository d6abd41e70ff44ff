type Control = HTMLInputElement | HTMLSelectElement

function listControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement || one instanceof HTMLSelectElement) && one.name !== '',
  )
}

/** Returns the values with those of the fields that are on the page now; fields that are not keep theirs. */
export function readFields(form: HTMLFormElement, values: Readonly<Record<string, string>>) {
  const shown = new Set(listControls(form).map(({ name }) => name))
  const others = Object.entries(values).filter(([name]) => !shown.has(name))
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return Object.fromEntries([...others, ...texts])
}

/** Whether something was chosen or typed since the page arrived. */
export function isTouched(form: HTMLFormElement): boolean {
  return listControls(form).some((one) => {
    if (one instanceof HTMLSelectElement) {
      const { selectedOptions, options } = one
      const sent = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
      return selectedOptions[0] !== sent
    }
    return one.type === 'text' ? one.value !== one.defaultValue : one.checked !== one.defaultChecked
  })
}

/** Puts values into the fields that are on the page; fields that appear later begin with theirs. */
export function writeFields(form: HTMLFormElement, getValue: (name: string) => string): void {
  for (const one of listControls(form)) {
    const value = getValue(one.name)
    if (one instanceof HTMLInputElement && one.type !== 'text') one.checked = one.value === value
    else one.value = value
  }
}
