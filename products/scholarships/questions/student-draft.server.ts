import type { Services } from '#app/services.ts'
import type { StudentProfile } from '#domain/scholarships/student-profile.ts'
import { findFlowDraft, keepOnPath } from '#kit/questions/flow-draft.server.ts'
import { readers } from './answers.ts'
import { studentFlows } from './flows.ts'
import { toStudentProfile } from './profile.ts'

const drafts = { flows: studentFlows, readers }

/**
 * Returns what the visitor told about the student, from this browser or from their account; null if they told
 * nothing or cleared it.
 */
export async function readStudent(
  services: Pick<Services, 'config' | 'database' | 'now' | 'sessions'>,
  request: Request,
): Promise<StudentProfile | null> {
  const draft = await findFlowDraft(drafts, services, request)
  return draft && toStudentProfile(draft.answers)
}

/** What the scholarship questions keep of a draft. */
export const keepStudentDraft = keepOnPath(drafts)
