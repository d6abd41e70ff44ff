import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { type CatalogLoader, itemRows } from '#kit/catalog/catalog-loader.ts'
import { emptiedLines } from '#kit/catalog/emptied-lines.ts'
import { applyItems, type LoadSteps, loadItems, readStored } from '#kit/catalog/load-items.ts'
import {
  type Planned,
  planRows,
  type ReadRow,
  type RowsPlan,
  readRows,
  wholeCatalogProblems,
} from '#kit/catalog/plan-rows.ts'
import { refusedFile } from '#kit/catalog/report.ts'
import { type SampleEnd, writeRowReport } from '#kit/catalog/row-report.ts'
import { scholarships, topicsOf } from '#server/database/item-kinds.ts'
import { listsScholarships, readScholarshipFile } from './read-scholarship-file.ts'
import {
  type FiledScholarship,
  readScholarship,
  scholarshipCells,
  scholarshipFields,
} from './scholarship-fields.ts'

/** A refused scholarship is refused alone. */
export const scholarshipLoader: CatalogLoader = {
  things: 'scholarships',
  documentation: 'docs/scholarship-file.md',
  recognizes: listsScholarships,
  async load(options, { file, isDryRun }) {
    const result = await loadItems(options, steps)
    if (result.status === 'refused') return refusedFile(file, result.problems)
    return writeRowReport(result, { isDryRun, thing: 'scholarship' })
  },
  exports: [
    {
      name: 'scholarships',
      columns: scholarshipFields,
      readRows: itemRows(scholarships, scholarshipCells),
    },
  ],
}

type Plan = RowsPlan<Scholarship> & SampleEnd

const steps: LoadSteps<Scholarship, ReadRow<FiledScholarship>[], Plan> = {
  kind: scholarships,
  read(opened, { today, isComplete }) {
    if (!opened.ok) return opened
    const read = readScholarshipFile(opened.file)
    if (!read.ok) return read
    if (read.file.length === 0) return { ok: false, problems: ['The file contains no scholarships.'] }
    const rows = readRows(read.file, 'scholarship_id', (cells) => readScholarship(cells, today))
    const problems = wholeCatalogProblems(rows, { thing: 'scholarship', example: 'harbor-light' })
    return isComplete && problems.length > 0 ? { ok: false, problems } : { ok: true, file: rows }
  },
  async plan(tx, rows, options) {
    const { stored: kept, samples } = await readStored(tx, scholarships, options.today)
    const plan = planRows(rows, kept, planned, options)
    return {
      ...plan,
      samplesRemoved: plan.written.length > 0 ? samples.length : 0,
      emptied: emptiedLines(scholarships, { stored: kept, samples, ...plan }),
    }
  },
  apply: async (tx, plan, at) =>
    (await applyItems(tx, scholarships, { ...plan, ...at })) ? topicsOf(scholarships) : [],
}

const planned: Planned<FiledScholarship, Scholarship> = {
  kind: scholarships,
  thing: 'scholarship',
  complete: (filed, before, today) => ({
    ...filed,
    createdOn: filed.createdOn ?? before?.createdOn ?? today,
  }),
  readOn: { field: 'last_checked_on', of: ({ lastCheckedOn }) => lastCheckedOn },
  listWarnings: ({ deadline }, today) =>
    deadline.on !== null && deadline.on < today
      ? [`deadline_on ${deadline.on} has passed, so the scholarship will not appear in lists`]
      : [],
  cells: scholarshipCells,
}
