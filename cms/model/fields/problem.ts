import type { z } from 'zod'
import { neverStored } from './never-stored.ts'

/** One problem to fix in a document. */
export interface Problem {
  /** A path such as `sections[2].content[0].textBlock.body`; empty for the document itself. */
  path: string
  /** What is wrong and how to fix it. */
  message: string
}

export function toProblems(error: z.ZodError): Problem[] {
  return flattenIssues(error).map(({ steps, message }) => ({ path: writePath(steps), message }))
}

/** Lists the issues of a zod error with each path as an array of keys. */
export function flattenIssues(error: z.ZodError): { steps: readonly PropertyKey[]; message: string }[] {
  return error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [{ steps: issue.path, message: toMessage(issue) }]
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
    ? 'is a secret, and documents are public: remove it and revoke it where it was issued'
    : 'is not a field of the model: remove it, or add it to cms/model/ first'
}

function toMessage(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // Queries return null for a missing field.
      return /received (undefined|null)/.test(issue.message)
        ? 'is required: fill it in'
        : `has the wrong type: it has to be ${words[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `is not an allowed value: use ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
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
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}
