import { answer, type Field, refuse } from '#kit/questions/field.ts'
import { schoolField } from '#kit/questions/school-field.ts'

/** A senior applies to eight or so. */
export const maxSchools = 12

/** The button that takes a school into the list and asks for another one. */
export const addSchool = 'add'

export const tooManySchools = `You can list up to ${maxSchools} colleges. Uncheck one to add another`

const one = schoolField('Not chosen, or skipped', 'Skip: I haven’t chosen one, or would rather not say')

/**
 * The schools that a student attends or considers. The picker takes one more, and unchecking one of the list
 * removes it.
 */
export const schoolsField: Field<string> = {
  ...one,
  parse: (text, facts) =>
    text.split(',').every((opeid) => /^\d{8}$/.test(opeid)) ? text : one.parse(text, facts),
  read: (form, facts) => {
    const { name, saved = '' } = facts
    // The list of matches of a search without script is a form of its own, which does not ask about the others.
    const isList = !form.has('keywords')
    const kept = listSchools(saved).filter((opeid) => isList || form.has(keepName(opeid)))
    const isAdding = form.has(addSchool)
    const isBlank = !form.get('keywords')?.trim() && !form.get(name)?.trim()
    if (isBlank && !isList && kept.length > 0)
      return { ...answer(name, kept.join(',')), staysOnPage: isAdding }
    const reading = one.read(form, facts)
    const { [name]: picked, schoolSearch } = reading.texts
    if (picked === 'undecided' || (reading.problems.length > 0 && picked === undefined)) return reading
    const schools = [...new Set([...kept, ...listSchools(picked ?? '')])]
    if (schools.length > maxSchools) return refuse(name, tooManySchools)
    return {
      ...reading,
      texts: { ...reading.texts, [name]: schools.join(',') },
      staysOnPage: isAdding || isList || (schoolSearch ?? '') !== '',
    }
  },
}

/** The name of the checkbox that keeps a school. */
export function keepName(opeid: string): string {
  return `keep-${opeid}`
}

/** Returns the OPEIDs of an answer. */
function listSchools(text: string): string[] {
  return text.split(',').filter((opeid) => /^\d{8}$/.test(opeid))
}
