import { enrollments } from '#domain/eligibility/profile.ts'
import { cipFamilies } from '#domain/scholarships/cip-families.ts'
import { toExpectedValue } from '#domain/scholarships/expected-value.ts'
import { notStated } from '#domain/scholarships/filter-fields.ts'
import { listEnough } from '#domain/scholarships/match.ts'
import {
  awardBases,
  dataUses,
  memberships,
  type Scholarship,
  studyLevels,
} from '#domain/scholarships/scholarship.ts'
import { usStates } from '#domain/states.ts'
import { foldText } from '#domain/text-search/fold-text.ts'
import { type CodeColumn, CodeColumnBuilder } from './code-column.ts'
import { buildNumberColumn, type NumberColumn } from './number-column.ts'
import type { Pause } from './pause.ts'
import { asksPrivate, type PrivateColumn, PrivateColumnBuilder } from './private-column.ts'
import { type RowLists, RowListsBuilder } from './row-lists.ts'
import { splitWords } from './word-search.ts'

export const numberFields = [
  'deadline',
  'award_amount_low',
  'award_amount_high',
  'created_at',
  'min_gpa',
  'effort_hours',
] as const
export type NumberField = (typeof numberFields)[number]
export type CodeField =
  | 'level'
  | 'major'
  | 'state'
  | 'membership'
  | 'enrollment'
  | 'sensitive'
  | 'basis'
  | 'essay'
  | 'renewable'
  | 'data_use'

/** What filters, sorts, and facets look at, by field and row. */
export interface Columns {
  readonly size: number
  readonly numbers: Readonly<Record<NumberField, NumberColumn>>
  /** What an hour is worth, in cents; no filter asks for it. */
  readonly worth: NumberColumn
  readonly codes: Readonly<Record<CodeField, CodeColumn>>
  /** Fields with thousands of values. */
  readonly opeids: RowLists
  /** The rows without a requirement of schools. */
  readonly anySchool: CodeColumn
  /** By name in lowercase without accents. */
  readonly providers: RowLists
  /** The words of name, provider, and description. */
  readonly words: RowLists
  readonly private: PrivateColumn
}

/** Collects the columns of scholarships, one after another. */
export class ColumnsBuilder {
  #size = 0
  readonly #numbers: Record<NumberField, number[]> = {
    deadline: [],
    award_amount_low: [],
    award_amount_high: [],
    created_at: [],
    min_gpa: [],
    effort_hours: [],
  }
  readonly #worth: number[] = []
  readonly #codes: Record<CodeField, CodeColumnBuilder> = {
    level: new CodeColumnBuilder(studyLevels),
    major: new CodeColumnBuilder(cipFamilies),
    state: new CodeColumnBuilder(usStates.map(({ abbreviation }) => abbreviation)),
    membership: new CodeColumnBuilder(memberships),
    enrollment: new CodeColumnBuilder(enrollments),
    sensitive: new CodeColumnBuilder(['true', 'false']),
    basis: new CodeColumnBuilder(awardBases),
    essay: new CodeColumnBuilder(['true', 'false']),
    renewable: new CodeColumnBuilder(['true', 'false']),
    data_use: new CodeColumnBuilder([...dataUses, notStated]),
  }
  readonly #opeids = new RowListsBuilder()
  readonly #anySchool = new CodeColumnBuilder()
  readonly #providers = new RowListsBuilder()
  readonly #words = new RowListsBuilder()
  readonly #private = new PrivateColumnBuilder()

  /** Adds the next row. */
  add(scholarship: Scholarship): void {
    const { requirements } = scholarship
    const row = this.#size
    this.#size += 1
    this.#numbers.deadline.push(toDayNumber(scholarship.deadline.on))
    this.#numbers.award_amount_low.push(scholarship.awardLowCents ?? Number.NaN)
    this.#numbers.award_amount_high.push(scholarship.awardHighCents ?? Number.NaN)
    this.#numbers.created_at.push(toDayNumber(scholarship.createdOn))
    this.#numbers.min_gpa.push(requirements.leastGpa ?? Number.NaN)
    this.#numbers.effort_hours.push(scholarship.effortHours ?? Number.NaN)
    this.#worth.push(toExpectedValue(scholarship)?.perHourCents ?? Number.NaN)
    this.#codes.level.add(row, requirements.levels)
    this.#codes.major.add(row, requirements.majors)
    this.#codes.state.add(row, requirements.states)
    this.#codes.membership.add(row, requirements.memberships)
    this.#codes.enrollment.add(row, requirements.enrollment && listEnough(requirements.enrollment))
    this.#codes.sensitive.add(row, [String(asksPrivate(requirements))])
    this.#private.add(row, requirements)
    this.#codes.basis.add(row, [scholarship.basis])
    this.#codes.essay.add(row, [String(scholarship.essays.length > 0)])
    this.#codes.renewable.add(row, [String(scholarship.renewableYears > 0)])
    this.#codes.data_use.add(row, [scholarship.dataUse ?? notStated])
    if (requirements.opeids === null) this.#anySchool.add(row, null)
    for (const opeid of requirements.opeids ?? []) this.#opeids.add(row, opeid)
    this.#providers.add(row, foldText(scholarship.provider))
    for (const text of [scholarship.name, scholarship.provider, scholarship.about])
      for (const word of splitWords(text)) this.#words.add(row, word)
  }

  async finish(pause: Pause): Promise<Columns> {
    const size = this.#size
    const number = (field: NumberField) => buildNumberColumn(this.#numbers[field], pause)
    const code = (field: CodeField) => this.#codes[field].finish(size)
    return {
      size,
      numbers: {
        deadline: await number('deadline'),
        award_amount_low: await number('award_amount_low'),
        award_amount_high: await number('award_amount_high'),
        created_at: await number('created_at'),
        min_gpa: await number('min_gpa'),
        effort_hours: await number('effort_hours'),
      },
      worth: await buildNumberColumn(this.#worth, pause),
      codes: {
        level: code('level'),
        major: code('major'),
        state: code('state'),
        membership: code('membership'),
        enrollment: code('enrollment'),
        sensitive: code('sensitive'),
        basis: code('basis'),
        essay: code('essay'),
        renewable: code('renewable'),
        data_use: code('data_use'),
      },
      opeids: await this.#opeids.finish(pause),
      anySchool: this.#anySchool.finish(size),
      providers: await this.#providers.finish(pause),
      words: await this.#words.finish(pause),
      private: this.#private.finish(),
    }
  }
}

/** Returns a number in the order of days, such as 20261123; `NaN` without a day. */
export function toDayNumber(isoDay: string | null): number {
  return isoDay === null ? Number.NaN : Number(isoDay.replaceAll('-', ''))
}
