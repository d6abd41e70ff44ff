import { ContentError } from '#content/errors.ts'

/** The problem with one mutation or action. */
export interface Complaint {
  status: 400 | 409
  error: { type: string; description: string; [detail: string]: unknown }
}

/** Thrown while one mutation or action is planned; the caller adds its index. */
export class MutationRefused extends Error {
  override name = 'MutationRefused'
  readonly complaint: Complaint

  constructor(complaint: Complaint) {
    super(complaint.error.description)
    this.complaint = complaint
  }
}

export type IndexedComplaint = Complaint & { index: number }

/** Creates the error response for a request that is refused as a whole. */
export function requestRefused(
  kind: 'mutationError' | 'actionError',
  complaints: readonly [IndexedComplaint, ...IndexedComplaint[]],
): ContentError {
  const [first] = complaints
  const subject = kind === 'mutationError' ? 'Mutation' : 'Action'
  const description =
    complaints.length === 1
      ? `${subject} failed: ${first.error.description}`
      : `${subject}(s) failed with ${complaints.length} error(s)`
  return new ContentError(first.status, {
    error: { type: kind, description, items: complaints.map(({ error, index }) => ({ error, index })) },
  })
}

/** Plans one mutation or action and adds its index to any error. */
export function withIndex<T>(kind: 'mutationError' | 'actionError', index: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof MutationRefused) throw requestRefused(kind, [{ ...error.complaint, index }])
    throw error
  }
}

/** @param description one sentence about the received value */
export function malformed(description: string): MutationRefused {
  return new MutationRefused({ status: 400, error: { type: 'validationError', description } })
}

export const alreadyExists = (id: string): MutationRefused =>
  conflict('documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })

export const notFound = (id: string): MutationRefused =>
  conflict('documentNotFoundError', `The document with the ID "${id}" was not found`, { id })

export const revisionDiffers = (id: string, current: string | null, expected: string): MutationRefused =>
  conflict(
    'documentRevisionIDDoesNotMatchError',
    `Document "${id}" has unexpected revision ID ("${current ?? ''}"), expected "${expected}"`,
    { id, currentRevisionID: current, expectedRevisionID: expected },
  )

export function conflict(
  type: string,
  description: string,
  details: { readonly [detail: string]: unknown },
): MutationRefused {
  return new MutationRefused({ status: 409, error: { type, description, ...details } })
}
