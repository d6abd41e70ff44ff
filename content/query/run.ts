import type { Meter } from './meter.ts'
import type { ReadLog } from './read-log.ts'
import type { View } from './view.ts'

/** One evaluation of one query: what its host nodes need. */
export interface Run {
  view: View
  meter: Meter
  reads: ReadLog
}
