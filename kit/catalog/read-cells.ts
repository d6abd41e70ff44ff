import type { z } from 'zod'

export type ReadCells<Fields> = { ok: true; fields: Fields } | { ok: false; problems: string[] }

/** Parses the cells of one row; each problem names its field, what stands there and what to write instead. */
export function readCells<Fields>(
  schema: z.ZodType<Fields>,
  cells: Readonly<Record<string, string>>,
): ReadCells<Fields> {
  const parsed = schema.safeParse(cells)
  if (parsed.success) return { ok: true, fields: parsed.data }
  const problems = parsed.error.issues.map((issue) => {
    const field = String(issue.path[0])
    const text = cells[field] ?? ''
    return text === '' ? `${field} ${issue.message}` : `${field} "${shortened(text)}" ${issue.message}`
  })
  return { ok: false, problems }
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
