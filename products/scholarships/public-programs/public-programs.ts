import { z } from 'zod'
import { federal, type PublicProgram, programFileSchema } from '#domain/scholarships/public-program.ts'
import type { OwnedProgram } from '#domain/scholarships/public-program-fit.ts'
import { federalPrograms } from './federal-programs.ts'

/** One file for each state, named by its code; the build puts them into the server. */
const files = import.meta.glob('./data/*.json', { eager: true, import: 'default' })

/** All programs by the postal abbreviation of their state, or `US`; a file with a mistake stops the start. */
export const publicPrograms: ReadonlyMap<string, readonly PublicProgram[]> = new Map(
  [{ state: federal, programs: federalPrograms }, ...Object.values(files)].map((file) => {
    const { state, programs } = z.parse(programFileSchema, file)
    return [state, programs] as const
  }),
)

/** Returns the programs of the federal government, then those of a state. */
export function listProgramsFor(state: string | undefined): OwnedProgram[] {
  return [federal, ...(state ? [state] : [])].flatMap((owner) =>
    (publicPrograms.get(owner) ?? []).map((program) => ({ owner, program })),
  )
}
