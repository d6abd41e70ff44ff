/** Counts the work of one run: about one step for each node that groq-js visits. */
export interface Meter {
  /** @throws TooMuchWork once there is more than the bound */
  charge(steps: number): void
  readonly steps: number
}

/** More work than may be done where others wait for it. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork'
}

/** More than may be sent. */
export class TooMuchResult extends Error {
  override name = 'TooMuchResult'
}

export function meterOf(bound: number): Meter {
  let steps = 0
  return {
    get steps() {
      return steps
    },
    charge(more) {
      steps += more
      if (!(steps <= bound)) throw new TooMuchWork('The query takes too much work')
    },
  }
}
