/** Counts the work of one run: about one step per node that groq-js visits. */
export interface Meter {
  /** @throws TooMuchWork once the total exceeds the bound */
  charge(steps: number): void
  readonly steps: number
}

/** Thrown when a query takes more work than may be done while other requests wait. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork'
}

/** Thrown when a result is larger than may be sent. */
export class TooMuchResult extends TooMuchWork {
  override name = 'TooMuchResult'
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super('The result is too large')
    this.maxBytes = maxBytes
  }
}

/** @param isOver asked now and then; once it is true, the run ends as if the bound were reached */
export function createMeter(bound: number, isOver: () => boolean = () => false): Meter {
  let steps = 0
  let charges = 0
  return {
    get steps() {
      return steps
    },
    charge(more) {
      steps += more
      charges += 1
      if (!(steps <= bound) || (charges % checkInterval === 0 && isOver()))
        throw new TooMuchWork('The query requires too much work')
    },
  }
}

/** Reading the CPU time takes longer than most charges. */
const checkInterval = 16
