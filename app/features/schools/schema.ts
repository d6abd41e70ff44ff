import { z } from 'zod'
import { maxKeywordCharacters, type SchoolOption } from './school-option.ts'

export const schoolOptionSchema = z.object({
  name: z.string(),
  opeid: z.string().describe('Federal student aid ID: eight digits, as text'),
  abbreviation: z.string().describe('Short name; empty when there is none'),
  city: z.string(),
  state: z.string().describe('Two-letter postal code'),
  unitid: z.string().describe('Federal campus ID: six digits, as text'),
}) satisfies z.ZodType<SchoolOption>

export const schoolSearchQuery = z.object({
  keywords: z
    .string()
    .max(maxKeywordCharacters, `must have at most ${maxKeywordCharacters} characters`)
    .default('')
    .describe('Name, short name, city or state, in any order (the last word may be unfinished), or an OPEID'),
})

export const selectSchoolParams = z.object({
  opeid: z.string().describe('Eight digits; empty clears the school'),
})
