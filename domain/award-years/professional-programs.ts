import { getKeys } from '#domain/keys.ts'
import type { Source } from './source.ts'

/**
 * The programs whose students have the limits of professional students, by the Department's interim list. A court
 * put the narrower definition of 34 CFR 685.102(b) on hold on June 24, 2026; since then the Department names 29 programs
 * by field and credential, and says that the list may change with the case. The school decides by the code of its
 * program. The list itself could not be opened: these are the programs that a public summary of July 12, 2026 names.
 */
export const professionalPrograms = {
  source: {
    publisher: 'US Department of Education',
    title: 'GENERAL-26-42, list of professional degree programs due to court order',
    url: 'https://fsapartners.ed.gov/knowledge-center/library/electronic-announcements/2026-06-29/update-list-professional-degree-programs-due-court-order-updated-july-10-2026',
    checkedOn: '2026-11-24',
    readIn:
      'a public summary dated July 12, 2026, in a repository; k12dive.com (nursing, physical therapy, athletic training, and occupational therapy since June 29); duanemorris.com, June 26, on the stay; community.oracle.com for the announcement’s number',
  } satisfies Source,
  heldSince: '2026-06-24',
  updatedOn: '2026-07-10',
  /**
   * Whether each is on the list. `unclear`: newsumm.com reports that theology was dropped, the summary counts it in;
   * and which seven further fields of the Psy.D. are listed could not be read.
   */
  standing: {
    medicine: 'listed',
    dentistry: 'listed',
    pharmacy: 'listed',
    law: 'listed',
    veterinary: 'listed',
    optometry: 'listed',
    podiatry: 'listed',
    chiropractic: 'listed',
    nursing: 'listed',
    physician_assistant: 'listed',
    anesthesiologist_assistant: 'listed',
    physical_therapy: 'listed',
    occupational_therapy: 'listed',
    athletic_training: 'listed',
    audiology: 'listed',
    speech_language: 'listed',
    clinical_psychology: 'listed',
    other_psychology: 'unclear',
    theology: 'unclear',
    /** Every other program, such as business, education, engineering, public health, or social work. */
    other: 'not_listed',
  },
} as const

export type GraduateProgram = keyof typeof professionalPrograms.standing

export const graduatePrograms: readonly GraduateProgram[] = getKeys(professionalPrograms.standing)

/** Whether a program has the limits of professional students; undefined if that is not settled. */
export function isProfessionalProgram(program: GraduateProgram): boolean | undefined {
  const standing = professionalPrograms.standing[program]
  return standing === 'unclear' ? undefined : standing === 'listed'
}
