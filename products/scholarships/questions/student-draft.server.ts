import { flowDrafts } from '#kit/questions/flow-draft.server.ts'
import { studentFlows } from './flows.ts'
import { toStudentProfile } from './profile.ts'
import { readers } from './questions.ts'

const drafts = flowDrafts({ flows: studentFlows, readers })

/**
 * Returns what the visitor answered about the student, from this browser or from their account; null if they answered
 * nothing or cleared it.
 */
export async function readStudent(...from: Parameters<typeof drafts.find>) {
  const draft = await drafts.find(...from)
  return draft && toStudentProfile(draft.answers)
}

/** What the scholarship questions keep of a draft. */
export const { save: pruneStudentDraft } = drafts
