import {
  type Gpa,
  type GpaScale,
  gpaScales,
  highestGpa,
  isOnScale,
  readGpa,
  writeGpa,
} from '#domain/scholarships/gpa.ts'
import { answer, type Field, getText, refuse } from '#kit/questions/field.ts'

export const gpaScaleLabels: Readonly<Record<GpaScale, string>> = {
  4: '4.0 scale, unweighted',
  5: '5.0 scale, weighted',
  100: '100-point scale',
  other: 'Another scale, or I don’t know',
}

export const gpaProblems = {
  missing: 'Enter a GPA, like 3.5, or skip this question',
  unclear: 'Enter the GPA as a number, like 3.5',
  tooHigh: {
    4: 'Enter a GPA from 0 to 4 on the 4.0 scale, or choose a different scale',
    5: 'Enter a GPA from 0 to 5 on a 5-point scale, or choose a different scale',
    100: 'Enter a GPA from 0 to 100 on a 100-point scale, or choose a different scale',
    other: `Enter a GPA from 0 to ${highestGpa.other}, or skip this question`,
  },
  mixed: 'You typed a different scale after the GPA. Choose that scale here as well',
} as const

/** A GPA as people write it, `3.5`, `3,5`, `3.5/4.0`, or `3.5 out of 4`, and the scale chosen beside it. */
export const gpaField: Field<string> = {
  parse: (text) => (readGpa(text) ? text : undefined),
  read: (form, { name }) => {
    const typed = getText(form, name)
    if (typed === '') return refuse(name, gpaProblems.missing)
    const [, digits = '', typedScale] = gpaPattern.exec(typed.normalize('NFKC').replaceAll(',', '.')) ?? []
    if (digits === '') return refuse(name, gpaProblems.unclear)
    const chosen = getText(form, gpaScaleName(name))
    const scale = gpaScales.find((one) => one === chosen) ?? '4'
    if (typedScale !== undefined && scale !== 'other' && Number(typedScale) !== highestGpa[scale])
      return refuse(gpaScaleName(name), gpaProblems.mixed)
    // Cut, not rounded: a 2.996 does not meet a minimum of 3.0.
    const value = Math.floor(Number(digits) * 100 + 1e-9) / 100
    return isOnScale({ value: Number(digits), scale })
      ? answer(name, writeGpa({ value, scale }))
      : refuse(name, gpaProblems.tooHigh[scale])
  },
  show: (name, text = '') => {
    const gpa = readGpa(text)
    return { [name]: gpa ? String(gpa.value) : '', [gpaScaleName(name)]: gpa?.scale ?? '4' }
  },
  format: (text) => {
    const gpa = readGpa(text)
    return gpa && formatGpa(gpa)
  },
  input: {
    kind: 'text',
    label: 'GPA',
    hint: 'For example, 3.5',
    autoComplete: 'off',
    inputMode: 'decimal',
    maxLength: 20,
    width: 'short',
  },
}

/** The name of the input for the scale. */
export function gpaScaleName(name: string): string {
  return `${name}-scale`
}

const gpaPattern = /^(\d{1,5}(?:\.\d*)?|\.\d+)\s*(?:(?:\/|out of|of)\s*(\d{1,3}(?:\.\d*)?))?$/i

const scalesInWords: Readonly<Record<GpaScale, string>> = {
  4: '4.0 scale',
  5: '5.0 scale, weighted',
  100: '100-point scale',
  other: 'another scale',
}

function formatGpa({ value, scale }: Gpa): string {
  const digits = scale === '4' || scale === '5' ? value.toFixed(2) : String(value)
  return `${digits} (${scalesInWords[scale]})`
}
