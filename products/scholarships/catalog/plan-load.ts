import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { fieldChanges } from '#kit/catalog/field-changes.ts'
import { type PlanOptions, planRows, type ReadRow, type RowPlan } from '#kit/catalog/plan-rows.ts'
import { type ScholarshipRows, toScholarship } from '#server/database/scholarship-rows.ts'
import { type FiledScholarship, scholarshipCells, scholarshipFields } from './scholarship-fields.ts'

/**
 * Plans the changes that a file makes to a catalog, without writing anything.
 * @param catalog the scholarships before the load, with withdrawn ones and without samples
 */
export function planLoad(
  rows: readonly ReadRow<FiledScholarship>[],
  catalog: readonly ScholarshipRows[],
  { today, ...options }: PlanOptions,
): RowPlan<Scholarship> {
  const kept = new Map(catalog.map((each) => [each.scholarship.id, each]))
  return planRows<FiledScholarship, Scholarship, ScholarshipRows>(
    rows,
    kept,
    {
      thing: 'scholarship',
      isListed: ({ scholarship }) => scholarship.withdrawn_on === null,
      complete: (filed, before) => ({
        ...filed,
        createdOn: filed.createdOn ?? before?.scholarship.created_on ?? today,
      }),
      readOn: {
        field: 'last_checked_on',
        of: ({ lastCheckedOn }) => lastCheckedOn,
        ofKept: ({ scholarship }) => scholarship.last_checked_on ?? '',
      },
      listWarnings: ({ deadline }) =>
        deadline.on !== null && deadline.on < today
          ? [`deadline_on ${deadline.on} has passed: lists leave it out`]
          : [],
      listChanges: (scholarship, before) =>
        fieldChanges(
          scholarshipFields,
          scholarshipCells(toScholarship(before, today)),
          scholarshipCells(scholarship),
        ),
    },
    options,
  )
}
