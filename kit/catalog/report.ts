export interface Report {
  /** The lines for what was loaded. */
  done: string[]
  /** The lines for what was refused and what the operator should check. */
  problems: string[]
  /** 0: everything was loaded. 1: nothing was loaded. 2: some of it was refused and the rest was loaded. */
  exitCode: 0 | 1 | 2
}

/** Reports a file that cannot be used at all. */
export function refusedFile(file: string, problems: readonly string[]): Report {
  return {
    done: [],
    problems: [...problems, `${file} was rejected. Nothing was changed.`],
    exitCode: 1,
  }
}

export const dryRunLine = 'This was a dry run: nothing has changed.'

export function many(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
