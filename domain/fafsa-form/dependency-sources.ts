import type { Source } from '#domain/award-years/source.ts'
import type { CriterionId, dependencyExceptions } from './dependency.ts'
import { formSources } from './sources.ts'

/** Where we read each question about dependency; apart from the questions, which islands import. */
export const dependencySources = {
  age: formSources.independentStudents,
  married: formSources.dependencyQuestions,
  graduate: formSources.dependencyQuestions,
  active_duty: formSources.dependencyQuestions,
  veteran: formSources.veterans,
  children: formSources.dependencyQuestions,
  other_dependents: formSources.dependencyQuestions,
  orphan: formSources.independentStudents,
  ward: formSources.fosterYouth,
  foster_care: formSources.fosterYouth,
  emancipated: formSources.independentStudents,
  guardianship: formSources.independentStudents,
  homeless: formSources.homelessYouth,
  unusual: formSources.unusualCircumstances,
  refused: formSources.parentRefuses,
} as const satisfies Record<CriterionId | keyof typeof dependencyExceptions, Source>
