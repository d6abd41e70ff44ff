import type { z } from 'zod'
import { neverStored } from './never-stored.ts'

/** One thing to mend in a document. */
export interface Problem {
  /** Such as `sections[2].content[0].textBlock.body`; empty for the document itself. */
  path: string
  /** What is wrong, and what to do. */
  message: string
}

export function problemsOf(error: z.ZodError): Problem[] {
  return issuesOf(error).map(({ steps, message }) => ({ path: writePath(steps), message }))
}

/** The same with the path as steps. */
export function issuesOf(error: z.ZodError): { steps: readonly PropertyKey[]; message: string }[] {
  return error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [{ steps: issue.path, message: messageOf(issue) }]
    return issue.keys.map((name) => ({ steps: [...issue.path, name], message: unknownField(name) }))
  })
}

function writePath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`
    return written === '' ? String(step) : `${written}.${String(step)}`
  }, '')
}

function unknownField(name: string): string {
  return neverStored.includes(name)
    ? 'is a secret, and documents are public: remove it and revoke it where it was made'
    : 'is not a field of the model: remove it, or add it to content-model/ first'
}

function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // Queries answer null for a field that is not there.
      return /received (undefined|null)/.test(issue.message)
        ? 'is required: fill it in'
        : `is of the wrong kind: it has to be ${words[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `is not one of its values: use ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? 'is empty: fill it in or leave the field out'
        : `is too small: it has to be at least ${issue.minimum}`
    case 'too_big':
      return `is too large: it has to be at most ${issue.maximum}`
    default:
      return issue.message
  }
}

const words: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}
