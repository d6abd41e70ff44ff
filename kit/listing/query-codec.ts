import { getKeys } from '#domain/keys.ts'

export type Entry = [name: string, value: string]

/** How one setting of a list stands in the address. */
export interface QueryField<Value> {
  /** Reads the setting; a value that is no valid one becomes the default. */
  read: (params: URLSearchParams) => Value
  /** Returns the query parameters of the setting; the default has none. */
  write: (value: Value) => Entry[]
}

/** A setting that has one query parameter. */
export interface NamedField<Value> extends QueryField<Value> {
  name: string
}

/** Reads and writes the settings of a list, which are declared as fields in the order of the address. */
export function queryCodec<Settings extends object>(
  fields: {
    readonly [Name in keyof Settings]: QueryField<Settings[Name]>
  },
) {
  const names = getKeys<Extract<keyof Settings, string>>(fields)
  return {
    read: (params: URLSearchParams): Settings => {
      const settings: Partial<Settings> = {}
      for (const name of names) settings[name] = fields[name].read(params)
      return settings as Settings
    },
    write: (settings: Settings): Entry[] => names.flatMap((name) => fields[name].write(settings[name])),
  }
}

/** A setting that is undefined unless its parameter can be parsed. */
export function parsed<Value extends string | number>(
  name: string,
  parse: (text: string) => Value | undefined,
): NamedField<Value | undefined> {
  return {
    name,
    read: (params) => parse(getLast(params, name)),
    write: (value) => (value === undefined ? [] : [[name, String(value)]]),
  }
}

export function withDefault<Value>(
  { name, read, write }: NamedField<Value | undefined>,
  otherwise: NoInfer<Value>,
): NamedField<Value> {
  return {
    name,
    read: (params) => read(params) ?? otherwise,
    write: (value) => (value === otherwise ? [] : write(value)),
  }
}

export function choice<Code extends string>(name: string, codes: readonly Code[]) {
  return parsed(name, (text) => codes.find((code) => code === text))
}

/** A setting that is off by default. */
export function flag(name: string): NamedField<boolean> {
  return {
    name,
    read: (params) => getLast(params, name) === '1',
    write: (isOn) => (isOn ? [[name, '1']] : []),
  }
}

/** A text, cut to a number of characters. */
export function text(name: string, maxCharacters: number): NamedField<string> {
  return withDefault(
    parsed(name, (typed) => typed.slice(0, maxCharacters)),
    '',
  )
}

export function wholeNumber(name: string, range: NumberRange) {
  return parsed(name, (text) => parseWholeNumber(text, range))
}

interface NumberRange {
  min: number
  max: number
}

export function parseWholeNumber(text: string, { min, max }: NumberRange): number | undefined {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : undefined
}

/** The highest weight of a criterion. */
export const maxWeight = 100

/** How much each criterion counts. */
export function weights<Code extends string>(
  codes: readonly Code[],
  defaults: Readonly<Record<Code, number>>,
): QueryField<Readonly<Record<Code, number>>> {
  const fields = codes.map((code) => {
    const weight = wholeNumber(weightParam(code), { min: 0, max: maxWeight })
    return [code, withDefault(weight, defaults[code])] as const
  })
  return {
    read: (params) => {
      // The reset button is in the same form, so the weights it resets are submitted along with it.
      if (getLast(params, 'weights') === 'usual') return defaults
      const weights: Record<Code, number> = { ...defaults }
      for (const [code, { read }] of fields) weights[code] = read(params)
      return weights
    },
    write: (weights) => fields.flatMap(([code, { write }]) => write(weights[code])),
  }
}

/** Returns the query parameter of a criterion's weight. */
export function weightParam(code: string): string {
  return `w-${code}`
}

/** Returns the last value of a query parameter, without spaces around it; an empty text if there is none. */
export function getLast(params: URLSearchParams, name: string): string {
  return params.getAll(name).at(-1)?.trim() ?? ''
}

/** Returns a path with query parameters. */
export function toAddress(path: string, entries: readonly Entry[]): string {
  const query = new URLSearchParams([...entries]).toString()
  return query ? `${path}?${query}` : path
}
