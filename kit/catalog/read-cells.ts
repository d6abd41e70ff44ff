import type { z } from 'zod'

export type ReadCells<Fields> = { ok: true; fields: Fields } | { ok: false; problems: string[] }

/** The fields of a row that could be read. */
type Readable<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/** Returns how fields that are valid on their own contradict each other, or the day of the load, or `false`. */
export type CrossCheck<Fields> = (fields: Readable<Fields>, today: string) => string | false

/** Makes the checks of one kind of row. A check is left out in a row in which one of the fields it names cannot be read. */
export function checksOf<Fields>() {
  return <Name extends keyof Fields>(
    names: readonly Name[],
    find: (fields: Pick<Fields, Name>, today: string) => string | false,
  ): CrossCheck<Fields> =>
    (fields, today) =>
      hasAll(fields, names) && find(fields, today)
}

/** Refuses a day after the day of the load. */
export function refuseFuture(field: string, day: string | null, today: string, what: string): string | false {
  return (day ?? '') > today && `${field} ${day} is in the future: enter the date ${what}`
}

function hasAll<Fields, Name extends keyof Fields>(
  fields: Readable<Fields>,
  names: readonly Name[],
): fields is Readable<Fields> & Pick<Fields, Name> {
  return names.every((name) => Object.hasOwn(fields, name))
}

/** What is known of one kind of row. */
export interface RowForm<Fields> {
  schema: z.ZodType<Fields>
  /** The same with every field optional. */
  partial: z.ZodType<Readable<Fields>>
  checks: readonly CrossCheck<Fields>[]
}

/**
 * Parses the cells of one row. Each problem names its field, what stands there and what to write instead; fields that
 * contradict each other are named together with those that cannot be read.
 * @param today 'YYYY-MM-DD', the day of the load
 */
export function readCells<Fields>(
  { schema, partial, checks }: RowForm<Fields>,
  cells: Readonly<Record<string, string>>,
  today: string,
): ReadCells<Fields> {
  const parsed = schema.safeParse(cells)
  const issues = parsed.error?.issues ?? []
  const refused = new Set(issues.map(({ path }) => String(path[0])))
  const readable = Object.fromEntries(Object.entries(cells).filter(([name]) => !refused.has(name)))
  const fields = parsed.data ?? partial.parse(readable)
  const problems = [
    ...issues.map(({ path, message }) => describe(String(path[0]), cells[String(path[0])] ?? '', message)),
    ...checks.flatMap((check) => check(fields, today) || []),
  ]
  return parsed.success && problems.length === 0 ? { ok: true, fields: parsed.data } : { ok: false, problems }
}

function describe(field: string, text: string, message: string): string {
  if (text !== '') return `${field} "${shortened(text)}" ${message}`
  const howToWrite = /: .*/s.exec(message)?.[0] ?? ''
  return `${field} is empty but required${howToWrite}`
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
